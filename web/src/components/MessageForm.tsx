import { useState } from 'react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { dropDraft, storeDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { isChangedMeanwhile } from '@/lib/refusals.ts';
import { CommandButton } from './CommandButton.tsx';
import { useCommand } from './use-command.ts';
import { WritingForm } from './WritingForm.tsx';

type MessageFormProps = {
  label: string;
  /** The maximum number of characters. */
  maxLength: number;
  /** The error for an empty text; `null` where the text may be empty. */
  required: string | null;
  hint?: string;
  submit: string;
  draft: DraftKey;
  /** Sends the message, under an id that stays the same until it has arrived. */
  send: (message: { id: string; text: string }) => Promise<string>;
  failed: (error: unknown) => string;
  onSent: () => void;
  /** Other fields, between the text and the buttons. */
  children?: ReactNode;
  /** Given where the form replaces a button; the form then takes its focus. */
  onCancel?: () => void;
};

const Message = z.object({ id: z.string(), text: z.string() });

/** A form to write and send a message. The tab keeps the text until it has arrived. */
export function MessageForm({
  label,
  maxLength,
  required,
  hint,
  submit,
  draft,
  send,
  failed,
  onSent,
  onCancel,
  children,
}: MessageFormProps) {
  const [{ id, text }, setMessage] = useState(
    () => readDraft(draft, Message)?.typed ?? { id: freshId(), text: '' },
  );
  const write = (next: z.infer<typeof Message>) => {
    setMessage(next);
    if (next.text === '') dropDraft(draft);
    else storeDraft(draft, { base: { ...next, text: '' }, typed: next, version: null });
  };
  const { pending, run } = useCommand({
    send: () => send({ id, text: text.trim() }),
    done: (notice) => ({ text: notice }),
    failed: (error) => {
      // An earlier text has arrived under this id, though its reply has not. Sent again, this one is a further message.
      if (isChangedMeanwhile(error)) write({ id: freshId(), text });
      return failed(error);
    },
    onDone: () => {
      dropDraft(draft);
      setMessage({ id: freshId(), text: '' });
      onSent();
    },
  });
  return (
    <WritingForm
      label={label}
      maxLength={maxLength}
      hint={hint}
      text={text}
      onWrite={(next) => write({ id, text: next })}
      required={required}
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
