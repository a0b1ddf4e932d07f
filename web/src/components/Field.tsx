import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** What the control inside takes, so that its label and its note belong to it. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

export type FieldProps = { label: string; error?: string | undefined; hint?: string | undefined };

/**
 * A label above a plain control, and its error or hint below. Our own because Material UI's fields weigh more than a
 * public page may, and because a label inside a field is hard to read in sunlight.
 */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBottom: 0.75, fontWeight: 600 }}
      >
        {label}
      </Typography>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error !== undefined,
      })}
      {note && <FieldNote id={`${id}-note`} text={note} isError={error !== undefined} />}
    </Box>
  );
}

/** The words under a field; an error is said at once to a screen reader. */
export function FieldNote({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <Typography
      id={id}
      role={isError ? 'alert' : undefined}
      variant="body2"
      color={isError ? 'error' : 'textSecondary'}
      sx={{ marginTop: 0.5 }}
    >
      {text}
    </Typography>
  );
}

/** The look of an `input`, `select` or `textarea` in a field. */
export const controlLook = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  paddingInline: 1.75,
  paddingBlock: 1.25,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body1',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
  '&[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
