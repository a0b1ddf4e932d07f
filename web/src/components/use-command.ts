import { messages } from '@padavu/domain/messages';
import { MutationObserver, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { useNotice } from './Notices.tsx';

/** The call that a press sends, and the notices of its outcome. */
export type Command<R = void> = {
  send: () => Promise<R>;
  /** Returns the notice of a success. Omitted, or undefined, where the page shows the outcome elsewhere. */
  done?: (result: R) => SuccessNotice | undefined;
  /** Returns the notice of a failure. Omitted, or undefined, where the page shows the failure elsewhere. */
  failed?: (error: unknown) => string | undefined;
  onDone?: ((result: R) => void) | undefined;
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined;
};

/** Green by default; `info` where the notice asks for something. `undo` adds a button. */
type SuccessNotice = { text: string; severity?: 'success' | 'info'; undo?: Undo | undefined };

/** Undoes what the notice is about. `send` resolves to the text of the next notice. */
export type Undo = { send: () => Promise<string>; failed: (error: unknown) => string | undefined };

/**
 * Sends a command, one at a time: a double press sends once. The notice appears even if the component has unmounted.
 * @returns whether it is in progress, and `run`
 */
export function useCommand<R>(command: Command<R>): { pending: boolean; run: () => void } {
  const notify = useNotice();
  const notifyFailure = (text: string | undefined) => {
    if (text !== undefined) notify({ severity: 'error', text });
  };
  const mutationKey = [useId()];
  const undo = ({ send, failed }: Undo) =>
    new MutationObserver(memoryQueries, {
      mutationFn: send,
      onSuccess: (text) => notify({ severity: 'success', text }),
      onError: (error) => notifyFailure(failed(error)),
    })
      .mutate()
      .catch(() => undefined);
  const { mutate, isPending } = useMutation(
    {
      mutationKey,
      // The command at the time of the press: the component may show another record when the response arrives.
      mutationFn: (sentCommand: Command<R>) => sentCommand.send(),
      onSuccess: (result, { done, onDone }) => {
        const notice = done?.(result);
        if (notice) notify({ severity: 'success', ...withAction(notice, undo) });
        onDone?.(result);
      },
      onError: (error, { failed }) => notifyFailure(failed?.(error)),
      onSettled: (_result, _error, { onSettled }) => onSettled?.(),
    },
    memoryQueries,
  );
  const run = () => {
    // Read from the client, because a second press can come before `isPending` is rendered.
    if (memoryQueries.isMutating({ mutationKey }) === 0) mutate(command);
  };
  return { pending: isPending, run };
}

function withAction({ undo, ...notice }: SuccessNotice, run: (undo: Undo) => Promise<unknown>) {
  return undo ? { ...notice, action: { label: messages.undo, run: () => void run(undo) } } : notice;
}

/**
 * A command that a dialog confirms, as it was when the dialog opened: somebody else may change the record meanwhile.
 * The dialog closes once the command has succeeded or failed.
 * @returns `ask`, which opens the dialog, and `dialog`, the props of its `ConfirmDialog`
 */
export function useConfirmedCommand<R>(command: Command<R>) {
  const [asked, setAsked] = useState<Command<R> | null>(null);
  const close = () => setAsked(null);
  const confirmed = asked ?? command;
  const { pending, run } = useCommand({
    ...confirmed,
    onSettled: () => {
      close();
      confirmed.onSettled?.();
    },
  });
  return {
    ask: () => setAsked(command),
    dialog: { open: asked !== null, pending, onConfirm: run, onCancel: close },
  };
}
