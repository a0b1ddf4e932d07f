import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { messageFor } from '@padavu/domain/messages';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { TextAreaInput } from './TextAreaInput.tsx';
import { cancel } from './texts.ts';

type WritingFormProps = {
  label: string;
  /** The maximum number of characters. A longer text stays whole, and is not sent: the browser would cut a paste. */
  maxLength: number;
  hint?: string | undefined;
  text: string;
  onWrite: (text: string) => void;
  /** The error for an empty text; `null` where the text may be empty. */
  required: string | null;
  /** The text is being sent and can be neither edited nor discarded: sending may fail. */
  pending?: boolean;
  /** The submit button. */
  button: ReactNode;
  onSubmit: () => void;
  /** Given where the form replaces a button; the form then takes its focus. */
  onCancel?: (() => void) | undefined;
  /** Other fields, between the text and the buttons. */
  children?: ReactNode;
};

/** A form to write and send a few lines. */
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
  /** Whether the field is empty because its text was sent: the second press of a double click is no mistake. */
  const wasSent = useRef(false);
  const tooLong = text.trim().length > maxLength ? messageFor.tooLong(maxLength) : undefined;
  const takesFocus = onCancel !== undefined;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong !== undefined) return field.current?.focus();
    if (required === null || text.trim() !== '') {
      wasSent.current = true;
      return onSubmit();
    }
    if (!wasSent.current) setProblem(required);
    field.current?.focus();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit}>
      <TextAreaInput
        ref={field}
        label={label}
        rows={3}
        value={text}
        readOnly={pending}
        onChange={(event) => {
          setProblem(undefined);
          wasSent.current = false;
          onWrite(event.target.value);
        }}
        error={tooLong ?? problem}
        hint={hint}
      />
      {children}
      <Stack direction="row" spacing={1}>
        {button}
        {onCancel && (
          <Button color="inherit" onClick={pending ? undefined : onCancel} aria-disabled={pending}>
            {cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
