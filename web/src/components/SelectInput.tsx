import Box from '@mui/material/Box';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Glyph } from './Glyph.tsx';

export type SelectOption = { value: string; label: string };

type SelectInputProps = FieldProps & ComponentPropsWithRef<'select'> & { options: readonly SelectOption[] };

/** A labelled native select: light, and familiar on a phone. */
export function SelectInput({ label, error, hint, options, ...select }: SelectInputProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Box sx={{ position: 'relative' }}>
          <Box
            component="select"
            {...select}
            {...control}
            // A browser also cuts the notch out of a select's content: without top padding the first letter is clipped.
            sx={[controlStyles, { appearance: 'none', paddingRight: 6, paddingBlock: 0 }]}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Box>
          <Box
            sx={{ position: 'absolute', right: 14, top: 14, pointerEvents: 'none', color: 'text.secondary' }}
          >
            <Glyph name="down" />
          </Box>
        </Box>
      )}
    </Field>
  );
}
