import { z } from 'zod';
import { brand } from './brand.ts';
import { emailPattern } from './email.ts';
import { messages } from './messages.ts';

const required = () => z.string().trim().min(1, messages.validation.fieldRequired);

/** The contact form: everything is required. */
export const ContactForm = z.object({
  name: required(),
  email: required().regex(emailPattern, messages.validation.emailInvalidContact),
  phone: required(),
  city: required(),
  course: required(),
  message: required(),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The `mailto:` address that opens the visitor's mail client with the fields listed. */
export function contactMailLink(form: ContactForm): string {
  const subject = `Enquiry from ${form.name}: ${form.course}`;
  const body = [
    `Name: ${form.name}`,
    `Email: ${form.email}`,
    `Phone: ${form.phone}`,
    `City: ${form.city}`,
    `Course: ${form.course}`,
    '',
    ...form.message.split(/\r?\n/),
  ].join('\r\n');
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
