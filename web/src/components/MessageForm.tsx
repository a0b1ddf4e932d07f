import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { questionLimits } from '@padavu/domain/question-limits';
import { questionMessages as texts } from '@padavu/domain/question-messages';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { CommandButton } from './CommandButton.tsx';
import { TextAreaInput } from './TextAreaInput.tsx';
import { useCommand } from './use-command.ts';
import { cancel } from './texts.ts';

type MessageFormProps = {
  label: string;
  /** The most characters. */
  maxLength?: number;
  hint?: string;
  submit: string;
  draft: DraftPlace;
  /** Sends it under an id that stays the same until it has arrived. */
  send: (message: { id: string; text: string }) => Promise<string>;
  failed: (error: unknown) => string;
  onSent: () => void;
  /** Whether there may be no words. */
  mayBeEmpty?: boolean;
  /** What else is chosen, between the words and the buttons. */
  children?: ReactNode;
  /** Where it takes the place of a button, whose focus it takes. */
  onCancel?: () => void;
};

const Typed = z.object({ id: z.string(), text: z.string() });

/** Where a question or an answer is written. What was typed is kept in the tab until it has arrived. */
export function MessageForm({
  label,
  maxLength = questionLimits.text,
  hint,
  submit,
  draft,
  send,
  failed,
  onSent,
  mayBeEmpty = false,
  onCancel,
  children,
}: MessageFormProps) {
  const [{ id, text }, setTyped] = useState(
    () => readDraft(draft, Typed)?.typed ?? { id: freshId(), text: '' },
  );
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isReply = onCancel !== undefined;
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);
  const write = (next: string) => {
    setTyped({ id, text: next });
    setProblem(undefined);
    if (next === '') dropDraft(draft);
    else keepDraft(draft, { base: { id, text: '' }, typed: { id, text: next }, version: null });
  };
  const { pending, run } = useCommand({
    send: () => send({ id, text: text.trim() }),
    done: (said) => ({ text: said }),
    failed,
    onDone: () => {
      dropDraft(draft);
      setTyped({ id: freshId(), text: '' });
      onSent();
    },
  });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (mayBeEmpty || text.trim() !== '') return run();
    setProblem(texts.textRequired);
    field.current?.focus();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submitted}>
      <TextAreaInput
        ref={field}
        label={label}
        rows={3}
        maxLength={maxLength}
        value={text}
        // What is on its way stays as it was sent.
        readOnly={pending}
        onChange={(event) => write(event.target.value)}
        error={problem}
        hint={hint}
      />
      {children}
      <Stack direction="row" spacing={1}>
        <CommandButton type="submit" variant="outlined" pending={pending}>
          {submit}
        </CommandButton>
        {onCancel && (
          <Button
            color="inherit"
            onClick={() => {
              dropDraft(draft);
              onCancel();
            }}
          >
            {cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
