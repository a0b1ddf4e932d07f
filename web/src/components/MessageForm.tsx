import { questionLimits } from '@padavu/domain/question-limits';
import { questionMessages as texts } from '@padavu/domain/question-messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { CommandButton } from './CommandButton.tsx';
import { useCommand } from './use-command.ts';
import { WritingForm } from './WritingForm.tsx';

type MessageFormProps = {
  label: string;
  /** The most characters. */
  maxLength?: number;
  hint?: string;
  submit: string;
  draft: DraftKey;
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
  const write = (next: string) => {
    setTyped({ id, text: next });
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
  return (
    <WritingForm
      label={label}
      maxLength={maxLength}
      hint={hint}
      text={text}
      onWrite={write}
      required={mayBeEmpty ? null : texts.textRequired}
      pending={pending}
      button={
        <CommandButton type="submit" variant="outlined" pending={pending}>
          {submit}
        </CommandButton>
      }
      onSubmit={run}
      onCancel={
        onCancel &&
        (() => {
          dropDraft(draft);
          onCancel();
        })
      }
    >
      {children}
    </WritingForm>
  );
}
