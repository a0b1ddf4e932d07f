import { describe, expect, it } from 'vitest';
import { ContactForm, contactMailLink } from './contact.ts';

const form = {
  name: 'Devika Pillai',
  email: 'devika@padavu.example',
  phone: '+91 90000 00001',
  city: 'Kochi',
  course: 'Ecommerce Mastery',
  message: 'When does the next batch start?\nI work until six & later.',
};

describe('the contact form', () => {
  it.each(['name', 'email', 'phone', 'city', 'course', 'message'] as const)(
    'requires the field %s',
    (field) => {
      expect(ContactForm.safeParse({ ...form, [field]: '  ' }).error?.issues[0]).toMatchObject({
        path: [field],
        message: 'This field is required',
      });
    },
  );

  it('requires an address in the form of an email address', () => {
    expect(ContactForm.safeParse({ ...form, email: 'devika' }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address.',
    );
  });

  it('becomes a mail with every field, and with the line breaks of mail programs', () => {
    const link = new URL(contactMailLink(form, 'hello@padavu.example'));
    expect(link.protocol).toBe('mailto:');
    expect(link.pathname).toBe('hello@padavu.example');
    const body = decodeURIComponent(/body=(.*)$/.exec(link.search)?.[1] ?? '');
    const { message, ...oneLine } = form;
    for (const value of Object.values(oneLine)) expect(body).toContain(value);
    expect(body).toContain(message.replace('\n', '\r\n'));
    expect(link.searchParams.get('subject')).toBe(`Enquiry from ${form.name}: ${form.course}`);
  });
});
