import { ContactForm, contactMailLink } from '@padavu/domain/site/contact';
import { z } from 'zod';
import { carryFields } from '@/lib/carried-fields.ts';

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
