import { ContactForm, contactMailLink } from '@padavu/domain/contact';
import { z } from 'zod';

/** The first error of each field that has one, by the field's name. */
export type ContactErrors = Partial<Record<keyof ContactForm, string[]>>;

export type ReadContact =
  | { state: 'complete'; mailLink: string }
  | { state: 'invalid'; errors: ContactErrors };

/** Validates the contact form and builds the message to the school's address. */
export function readContact(form: FormData, email: string): ReadContact {
  const read = ContactForm.safeParse(Object.fromEntries(form));
  return read.success
    ? { state: 'complete', mailLink: contactMailLink(read.data, email) }
    : { state: 'invalid', errors: z.flattenError(read.error).fieldErrors };
}
