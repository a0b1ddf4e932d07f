import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Attributes that connect the control with its label and note. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

export type FieldProps = { label: string; error?: string | undefined; hint?: string | undefined };

/**
 * A label above a native control, and its error or hint below. Not Material UI's: its fields are too heavy for a public
 * page, and a label inside a field is hard to read in sunlight.
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
      {note && (
        <FieldNote id={`${id}-note`} text={note} isError={error !== undefined} hasRoom={hint !== undefined} />
      )}
    </Box>
  );
}

/**
 * An error that appears while a mouse button is down takes no room until it is up. What is below would otherwise move
 * away between press and release, and the click would be lost.
 */
const roomAfterPress = {
  '@keyframes room': { from: { maxHeight: 0, marginTop: 0, overflow: 'hidden' } },
  animation: 'room 1ms',
  'html:active &': { animationPlayState: 'paused' },
} as const;

type FieldNoteProps = {
  id: string;
  text: string;
  isError: boolean;
  /** Whether a hint has the room that an error takes: it moves nothing when it appears. */
  hasRoom: boolean;
};

/** The error that is announced at this moment. */
let announced: HTMLElement | undefined;

/**
 * Makes an error that appears an alert. Of those that appear together screen readers announce the first: the others
 * would interrupt it, and are read with their fields.
 */
function announce(error: HTMLElement) {
  if ((announced ??= error) === error) {
    queueMicrotask(() => (announced = undefined));
    error.setAttribute('role', 'alert');
  }
  return () => error.removeAttribute('role');
}

/** The text under a field. Screen readers announce an error at once. */
export function FieldNote({ id, text, isError, hasRoom }: FieldNoteProps) {
  return (
    <Typography
      id={id}
      ref={isError ? announce : undefined}
      variant="body2"
      color={isError ? 'error' : 'textSecondary'}
      sx={{ marginTop: 0.5, ...(!hasRoom && roomAfterPress) }}
    >
      {text}
    </Typography>
  );
}

/** An animation that starts when the browser autofills a field, which fires no other event. */
export const autofillAnimation = 'autofilled';

/** Room below a control that gets the focus: the errors of the fields before it may push it that far down. */
export const roomForErrors = { scrollMarginBottom: 128 } as const;

/** The styles of an `input`, `select` or `textarea` in a field. */
export const controlStyles = {
  ...roomForErrors,
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
  [`@keyframes ${autofillAnimation}`]: { from: { opacity: 1 } },
  '&:is(:autofill, :-webkit-autofill)': { animation: `${autofillAnimation} 1ms` },
} as const;
