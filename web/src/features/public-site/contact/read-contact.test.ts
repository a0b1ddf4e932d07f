import { describe, expect, it } from 'vitest';
import { readContact } from './read-contact.ts';

const fields = {
  name: 'Devika Pillai',
  email: 'devika@padavu.example',
  phone: '+91 90000 00001',
  city: 'Kochi',
  course: 'Ecommerce Mastery',
  message: 'When does the next batch start?\nI work until six & later.',
};

function readWith(overrides: Partial<typeof fields> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...overrides })) form.set(name, value);
  return readContact(form, 'hello@padavu.example');
}

describe('the contact form', () => {
  it.each(['name', 'email', 'phone', 'city', 'course', 'message'] as const)(
    'requires the field %s',
    (field) => {
      const contact = readWith({ [field]: '  ' });
      const [first] = (contact.state === 'invalid' && contact.errors[field]) || [];
      expect(first).toBe('This field is required');
    },
  );

  it('requires an address in the form of an email address', () => {
    expect(readWith({ email: 'devika' })).toEqual({
      state: 'invalid',
      errors: { email: ['Please enter a valid email address.'] },
    });
  });

  it('becomes a mail with every field, and with the line breaks of mail programs', () => {
    const contact = readWith();
    const link = new URL(contact.state === 'complete' ? contact.mailLink : '');
    expect(link.protocol).toBe('mailto:');
    expect(link.pathname).toBe('hello@padavu.example');
    const body = decodeURIComponent(/body=(.*)$/.exec(link.search)?.[1] ?? '');
    const { message, ...oneLine } = fields;
    for (const value of Object.values(oneLine)) expect(body).toContain(value);
    expect(body).toContain(message.replace('\n', '\r\n'));
    expect(link.searchParams.get('subject')).toBe(`Enquiry from ${fields.name}: ${fields.course}`);
  });
});
