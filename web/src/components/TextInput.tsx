import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** A labelled text field with its error below. Takes what react-hook-form's `register` gives. */
export type TextInputProps = Omit<OutlinedInputProps, 'error' | 'label' | 'ref' | 'id'> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  ref?: OutlinedInputProps['inputRef'];
};

export function TextInput({ label, error, hint, ref, inputProps, ...input }: TextInputProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        inputProps={{ ...inputProps, 'aria-describedby': note ? `${id}-note` : undefined }}
      />
      {note && (
        <FormHelperText id={`${id}-note`} role={error ? 'alert' : undefined}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
