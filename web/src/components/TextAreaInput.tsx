import Box from '@mui/material/Box';
import type { ComponentPropsWithRef } from 'react';
import { controlLook, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type TextAreaInputProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** A labelled field for several lines, which grows with what is in it where the browser can. */
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
            controlLook,
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
