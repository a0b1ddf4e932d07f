import Autocomplete from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import type { Ref } from 'react';
import type { FieldProps } from '@/components/Field.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';

type ChoiceInputProps = FieldProps & {
  value: string;
  /** The values to choose from. A current value that is not among them is added. */
  options: readonly string[];
  /** The label of a value, in which the typed text is searched. */
  nameOf: (value: string) => string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** A labelled choice of many options, which are filtered by typing. */
export function ChoiceInput({ value, options, nameOf, onChange, ref, ...field }: ChoiceInputProps) {
  return (
    <Autocomplete
      disableClearable
      value={value}
      options={options.includes(value) ? options : [value, ...options]}
      getOptionLabel={nameOf}
      onChange={(_event, option) => onChange(option)}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <div ref={input.ref}>
          <SearchedInput {...htmlInput} {...field} ref={htmlInput.ref} fieldRef={ref} />
        </div>
      )}
    />
  );
}

type SearchedInputProps = TextInputProps & { fieldRef: Ref<HTMLInputElement> };

/** Autocomplete and the form both need a ref to the element. */
function SearchedInput({ ref, fieldRef, ...input }: SearchedInputProps) {
  return <TextInput {...input} ref={useForkRef(ref, fieldRef)} />;
}
