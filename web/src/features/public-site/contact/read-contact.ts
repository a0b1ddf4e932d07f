import { ContactForm, contactMailLink } from '@padavu/domain/contact';
import { z } from 'zod';

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
