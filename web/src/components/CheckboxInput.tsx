import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote, roomForErrors } from './Field.tsx';

/** A box or a circle to tick. */
export const tickStyles = {
  width: 22,
  height: 22,
  flexShrink: 0,
  margin: 0,
  accentColor: 'var(--mui-palette-primary-main)',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
} as const;

type CheckboxInputProps = ComponentPropsWithRef<'input'> & { label: ReactNode; error?: string | undefined };

/** A labelled tick box with its error below. The whole line is its target. */
export function CheckboxInput({ label, error, ...checkbox }: CheckboxInputProps) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' }}
      >
        <Box
          component="input"
          type="checkbox"
          {...checkbox}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          sx={[roomForErrors, tickStyles]}
        />
        <span>{label}</span>
      </Box>
      {error && <FieldNote id={`${id}-note`} text={error} isError hasRoom={false} />}
    </Box>
  );
}
