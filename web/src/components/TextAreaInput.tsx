import Box from '@mui/material/Box';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type TextAreaInputProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** A labelled multi-line field that grows with its content where the browser supports it. */
export function TextAreaInput({ label, error, hint, rows = 4, ...textarea }: TextAreaInputProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Box
          component="textarea"
          rows={rows}
          {...textarea}
          {...control}
          sx={[
            controlStyles,
            {
              resize: 'vertical',
              fieldSizing: 'content',
              minHeight: `${rows * 1.6 + 1.25}em`,
              maxHeight: '50vh',
            },
          ]}
        />
      )}
    </Field>
  );
}
