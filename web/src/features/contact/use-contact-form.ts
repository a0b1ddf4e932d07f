import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { openMail } from '@/lib/open-mail.ts';
import type { ContactErrors } from './read-contact.ts';

type ContactState =
  | { state: 'open' }
  | { state: 'invalid'; errors: ContactErrors }
  | { state: 'handed-over'; mailLink: string }
  | { state: 'failed' };

/** The form's rules weigh more than the page: they are fetched when somebody begins to write. */
const rules = () => import('./read-contact.ts');

/** Checks the form and hands it to the visitor's mail client. The fields keep what was typed, whatever comes of it. */
export function useContactForm() {
  const [contact, setContact] = useState<ContactState>({ state: 'open' });

  const send = async (form: HTMLFormElement) => {
    const { readContact } = await rules();
    const read = readContact(new FormData(form));
    if (read.state === 'invalid') {
      setContact(read);
      focusFirst(form, read.errors);
      return;
    }
    openMail(read.mailLink);
    setContact({ state: 'handed-over', mailLink: read.mailLink });
  };

  return {
    contact,
    events: {
      onFocus: () => {
        // Sending asks for them again, and says when they do not come.
        rules().catch(() => {});
      },
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        if (contact.state === 'invalid') setContact(without(contact.errors, event.target));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(event.currentTarget).catch(() => setContact({ state: 'failed' }));
      },
    },
  };
}

/** Back to the first field that needs another look. */
function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}

/** A field that is being mended has no error any more. */
function without(errors: ContactErrors, { name }: { name: string }): ContactState {
  const left = Object.entries(errors).filter(([field]) => field !== name);
  return left.length > 0 ? { state: 'invalid', errors: Object.fromEntries(left) } : { state: 'open' };
}
