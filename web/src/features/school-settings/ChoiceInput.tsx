import Autocomplete from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import type { Ref } from 'react';
import type { FieldProps } from '@/components/Field.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';

type ChoiceInputProps = FieldProps & {
  value: string;
  /** The values. One that is none of them shows all the same. */
  options: readonly string[];
  /** What a value is called; what is typed is searched in it. */
  nameOf: (value: string) => string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** A labelled choice of many: what is typed narrows it down. */
export function ChoiceInput({ value, options, nameOf, onChange, ref, ...field }: ChoiceInputProps) {
  return (
    <Autocomplete
      disableClearable
      value={value}
      options={options.includes(value) ? options : [value, ...options]}
      getOptionLabel={nameOf}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <div ref={input.ref}>
          <SearchedInput {...htmlInput} {...field} ref={htmlInput.ref} fieldRef={ref} />
        </div>
      )}
    />
  );
}

type SearchedInputProps = TextInputProps & { fieldRef: Ref<HTMLInputElement> };

/** Autocomplete and the form both hold the element. */
function SearchedInput({ ref, fieldRef, ...input }: SearchedInputProps) {
  return <TextInput {...input} ref={useForkRef(ref, fieldRef)} />;
}
