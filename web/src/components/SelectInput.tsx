import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import { useId } from 'react';

export type SelectOption = { value: string; label: string };

type SelectInputProps = Omit<NativeSelectProps, 'error' | 'ref' | 'id' | 'children' | 'input'> & {
  label: string;
  options: readonly SelectOption[];
  error?: string | undefined;
  ref?: NativeSelectProps['inputRef'];
};

/** A labelled choice, as the browser draws one: light, and at home on a phone. */
export function SelectInput({ label, options, error, ref, inputProps, ...select }: SelectInputProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        {...select}
        id={id}
        inputRef={ref}
        input={<OutlinedInput />}
        inputProps={{ ...inputProps, 'aria-describedby': error ? `${id}-note` : undefined }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-note`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
