import { messages } from '@padavu/domain/messages';
import { emailPattern } from '@padavu/domain/values/email';
import { z } from 'zod';
import { carryFields } from '@/lib/carried-fields.ts';

const required = () => z.string().trim().min(1, messages.validation.fieldRequired);

/** The contact form: everything is required. */
const ContactForm = z.object({
  name: required(),
  email: required().regex(emailPattern, messages.validation.emailInvalidContact),
  phone: required(),
  city: required(),
  course: required(),
  message: required(),
});
type ContactForm = z.infer<typeof ContactForm>;

/** The errors of each field that has any, by the field's name. */
export type ContactErrors = Partial<Record<keyof ContactForm, string[]>>;

type ReadContact = { state: 'complete'; mailLink: string } | { state: 'invalid'; errors: ContactErrors };

/** Validates the contact form and builds the message to the school's address. */
export function readContact(form: FormData, email: string): ReadContact {
  const result = ContactForm.safeParse(Object.fromEntries(form));
  return result.success
    ? { state: 'complete', mailLink: contactMailLink(result.data, email) }
    : { state: 'invalid', errors: z.flattenError(result.error).fieldErrors };
}

/** The `mailto:` address that opens the visitor's mail client with the fields listed, to the school's address. */
function contactMailLink(form: ContactForm, email: string): string {
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

/** Takes what is entered along to the page in another language, and fills in what came along from there. */
export function carryInput(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
  const carried = carryFields(form, () =>
    Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
  );
  for (const field of fields) field.value ||= carried[field.name] ?? '';
}
