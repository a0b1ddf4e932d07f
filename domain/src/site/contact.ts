import { z } from 'zod';
import { emailPattern } from '@padavu/domain/values/email';
import { messages } from '@padavu/domain/messages';

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

/** The `mailto:` address that opens the visitor's mail client with the fields listed, to the school's address. */
export function contactMailLink(form: ContactForm, email: string): string {
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
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
