import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { assertNever } from '@padavu/domain/values/assert-never';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { cardStyles } from '@/components/card-styles.ts';
import { useCarriedFields } from '@/components/use-carried-fields.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { isLoadFailureShown } from '@/lib/early-events.ts';
import { openMail } from '@/lib/open-mail.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { useSite } from '@/lib/site-content.ts';
import type { ContactErrors } from './read-contact.ts';
import * as texts from '@/features/public-site/texts.ts';

/**
 * 'Get in Touch': opens the visitor's mail client; nothing is sent to the site. Without script the browser checks the
 * required fields and opens the mail client itself.
 */
export function ContactForm() {
  const id = useId();
  const { school, courses } = useSite();
  const { contact, attributes } = useContactForm(school.email);
  const hydrated = useHydrated();
  const errors: ContactErrors = contact.state === 'invalid' ? contact.errors : {};
  return (
    <Box sx={[cardStyles, { padding: { xs: 2.5, sm: 4 } }]}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 3 }}>
        {texts.getInTouch}
      </Typography>
      <Box
        component="form"
        aria-labelledby={id}
        action={`mailto:${school.email}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        {...attributes}
        sx={fields}
      >
        {textFields.map((field) => (
          <TextInput key={field.name} required {...field} error={errors[field.name]?.[0]} />
        ))}
        <Box sx={wide}>
          <SelectInput
            label={texts.course}
            name="course"
            required
            options={[
              { value: '', label: texts.chooseCourse },
              ...courses.map((course) => ({ value: firstTitle(course), label: course.title })),
              { value: texts.somethingElse, label: texts.somethingElse },
            ]}
            error={errors.course?.[0]}
          />
        </Box>
        <Box sx={wide}>
          <TextAreaInput label={texts.message} name="message" required rows={5} error={errors.message?.[0]} />
        </Box>
        <Box sx={[wide, { display: 'grid', gap: 1.5, justifyItems: 'start' }]}>
          <ActionButton type="submit">{texts.writeEmail}</ActionButton>
          <Typography role="status" variant="body2" color="textSecondary">
            <Outcome contact={contact} email={school.email} />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Outcome({ contact, email }: { contact: ContactState; email: string }) {
  switch (contact.state) {
    case 'open':
    case 'invalid':
      return texts.opensMail;
    case 'handed-over':
      return (
        <FilledText
          text={texts.mailOpened}
          values={{
            again: (
              <Box component="a" href={contact.mailLink} sx={{ color: 'primary.main', fontWeight: 600 }}>
                {texts.openAgain}
              </Box>
            ),
            email,
          }}
        />
      );
    case 'failed':
      return isLoadFailureShown() ? '' : fillPlaceholders(texts.mailFailed, { email });
    default:
      return assertNever(contact);
  }
}

const textFields = [
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.emailAddress, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: texts.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'city', label: texts.city, type: 'text', autoComplete: 'address-level2' },
] as const;

const fields = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 } as const;

const wide = { gridColumn: '1 / -1' } as const;

type ContactState =
  | { state: 'open' }
  | { state: 'invalid'; errors: ContactErrors }
  | { state: 'handed-over'; mailLink: string }
  | { state: 'failed' };

/** The validation code is larger than the page, so it is loaded when somebody starts to type. */
const loadRules = () => import('./read-contact.ts');

/** Validates the form and opens the visitor's mail client with a mail to `email`. The fields keep their content. */
function useContactForm(email: string) {
  const [contact, setContact] = useState<ContactState>({ state: 'open' });

  const send = async (sent: HTMLFormElement) => {
    const { readContact } = await loadRules();
    const result = readContact(new FormData(sent), email);
    if (result.state === 'invalid') {
      setContact(result);
      focusFirst(sent, result.errors);
      return;
    }
    openMail(result.mailLink);
    setContact({ state: 'handed-over', mailLink: result.mailLink });
  };

  const form = useRef<HTMLFormElement>(null);
  // Submitting loads them again and reports a failure.
  const carried = useCarriedFields(
    form,
    async () => (await loadRules()).carryInput,
    (element) => Object.fromEntries(new FormData(element)),
  );

  return {
    contact,
    attributes: {
      ref: form,
      ...carried,
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        if (contact.state === 'invalid') setContact(withoutErrorOf(contact.errors, event.target));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(event.currentTarget).catch(() => setContact({ state: 'failed' }));
      },
    },
  };
}

/** Focuses the first field with an error. */
function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}

/** Removes the error of a field that is being edited. */
function withoutErrorOf(errors: ContactErrors, { name }: { name: string }): ContactState {
  const remaining = Object.entries(errors).filter(([field]) => field !== name);
  return remaining.length > 0
    ? { state: 'invalid', errors: Object.fromEntries(remaining) }
    : { state: 'open' };
}
