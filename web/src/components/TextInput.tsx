import Box from '@mui/material/Box';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyles, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export type TextInputProps = FieldProps &
  ComponentPropsWithRef<'input'> & { start?: ReactNode; end?: ReactNode };

/**
 * A labelled text field with optional content at its start or end. Takes the result of react-hook-form's `register`.
 */
export function TextInput({ label, error, hint, start, end, ...input }: TextInputProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Box sx={{ position: 'relative' }}>
          {start && <Edge side="left">{start}</Edge>}
          <Box
            component="input"
            {...input}
            {...control}
            sx={[controlStyles, Boolean(start) && { paddingLeft: 6 }, Boolean(end) && { paddingRight: 7 }]}
          />
          {end && <Edge side="right">{end}</Edge>}
        </Box>
      )}
    </Field>
  );
}

function Edge({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return (
    <Box sx={{ position: 'absolute', [side]: 4, top: 0, bottom: 0, display: 'flex', alignItems: 'center' }}>
      {children}
    </Box>
  );
}
