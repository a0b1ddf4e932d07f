import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { controlStyles, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type FileInputProps = FieldProps & {
  /** The types that the browser offers, as `accept` of an `<input>` names them. */
  accept: string;
  /** Omitted where the file stays in the field until the form is sent, which reads it by `ref`. */
  onChoose?: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field for one file: the browser's own button in the product's style. */
export function FileInput({ accept, onChoose, ref, ...field }: FileInputProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Box
          component="input"
          ref={ref}
          type="file"
          accept={accept}
          {...control}
          onChange={({ target }) => {
            if (!onChoose) return;
            const [file] = target.files ?? [];
            // The same file can be chosen again after it was corrected.
            target.value = '';
            if (file) onChoose(file);
          }}
          sx={[controlStyles, fileStyles]}
        />
      )}
    </Field>
  );
}

const fileStyles = {
  cursor: 'pointer',
  paddingBlock: 0.75,
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 38,
    marginInlineEnd: 1.5,
    paddingInline: 1.5,
    border: '1.5px solid',
    borderColor: 'divider',
    borderRadius: 1,
    cornerShape: 'notch',
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
  },
} as const;
