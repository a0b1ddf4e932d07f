import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { contactCourse } from '@padavu/domain/catalogue/contact-course';
import { publicMessages } from '@padavu/domain/public-messages';
import { useId } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { cardLook } from '@/components/card-look.ts';
import { controlLook, Field } from '@/components/Field.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import type { ContactErrors } from './read-contact.ts';
import { useContactForm } from './use-contact-form.ts';

/**
 * 'Get in Touch' (specification 2.6): nothing is sent to the site, the visitor's own mail client opens. Where no script
 * runs the browser checks that nothing is missing, and opens the mail client itself.
 */
export function ContactForm() {
  const id = useId();
  const { contact, events } = useContactForm();
  const hydrated = useHydrated();
  const errors: ContactErrors = contact.state === 'invalid' ? contact.errors : {};
  return (
    <Box sx={[cardLook, { padding: { xs: 2.5, sm: 4 } }]}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 3 }}>
        {publicMessages.contact.formTitle}
      </Typography>
      <Box
        component="form"
        aria-labelledby={id}
        action={`mailto:${brand.email}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        {...events}
        sx={fields}
      >
        {textFields.map((field) => (
          <TextInput key={field.name} required {...field} error={errors[field.name]?.[0]} />
        ))}
        <Box sx={wide}>
          <SelectInput label="Course" name="course" required options={courses} error={errors.course?.[0]} />
        </Box>
        <Box sx={wide}>
          <Field label="Message" error={errors.message?.[0]}>
            {(control) => (
              <Box
                component="textarea"
                required
                name="message"
                rows={5}
                {...control}
                sx={[controlLook, { resize: 'vertical' }]}
              />
            )}
          </Field>
        </Box>
        <Box sx={[wide, { display: 'grid', gap: 1.5, justifyItems: 'start' }]}>
          <ActionButton type="submit">Write the e-mail</ActionButton>
          <Typography role="status" variant="body2" color="textSecondary">
            <Outcome contact={contact} />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Outcome({ contact }: Pick<ReturnType<typeof useContactForm>, 'contact'>) {
  switch (contact.state) {
    case 'open':
    case 'invalid':
      return 'This opens your own mail program with everything filled in. You press send there.';
    case 'handed-over':
      return (
        <>
          Your mail program should be open now, with your message in it. If it is not,{' '}
          <Box component="a" href={contact.mailLink} sx={{ color: 'primary.main', fontWeight: 600 }}>
            open it again
          </Box>{' '}
          or write to {brand.email}. What you typed is still here.
        </>
      );
    case 'failed':
      return `That did not work. What you typed is still here: try again, or write to ${brand.email}.`;
    default:
      return assertNever(contact);
  }
}

const textFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'E-mail address', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'city', label: 'City', type: 'text', autoComplete: 'address-level2' },
] as const;

const courses = [{ value: contactCourse, label: contactCourse }];

const fields = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 } as const;

const wide = { gridColumn: '1 / -1' } as const;
