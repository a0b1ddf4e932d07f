import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { TextAreaInput } from './TextAreaInput.tsx';
import { cancel } from './texts.ts';

type WritingFormProps = {
  label: string;
  /** The most characters. */
  maxLength: number;
  hint?: string | undefined;
  text: string;
  onWrite: (text: string) => void;
  /** What it says where nothing is written; `null` where there may be no words. */
  required: string | null;
  /** What was written is on its way, and stays as it was sent. */
  pending?: boolean;
  /** The button that sends it. */
  button: ReactNode;
  onSubmit: () => void;
  /** Where it takes the place of a button, whose focus it takes. */
  onCancel?: (() => void) | undefined;
  /** What else is chosen, between the words and the buttons. */
  children?: ReactNode;
};

/** Where a few lines are written and sent. */
export function WritingForm({
  label,
  maxLength,
  hint,
  text,
  onWrite,
  required,
  pending = false,
  button,
  onSubmit,
  onCancel,
  children,
}: WritingFormProps) {
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const takesFocus = onCancel !== undefined;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (required === null || text.trim() !== '') return onSubmit();
    setProblem(required);
    field.current?.focus();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit}>
      <TextAreaInput
        ref={field}
        label={label}
        rows={3}
        maxLength={maxLength}
        value={text}
        readOnly={pending}
        onChange={(event) => {
          setProblem(undefined);
          onWrite(event.target.value);
        }}
        error={problem}
        hint={hint}
      />
      {children}
      <Stack direction="row" spacing={1}>
        {button}
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
