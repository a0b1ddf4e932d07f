import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

type CheckboxInputProps = Omit<CheckboxProps, 'ref' | 'id'> & {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled tick box with its error below. */
export function CheckboxInput({ label, error, ref, ...checkbox }: CheckboxInputProps) {
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            {...checkbox}
            slotProps={{
              input: {
                ref: ref ?? null,
                'aria-invalid': error !== undefined,
                'aria-describedby': error ? `${id}-note` : undefined,
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={`${id}-note`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
