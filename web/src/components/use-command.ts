import { messages } from '@padavu/domain/messages';
import { MutationObserver, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { useNotice } from './Notices.tsx';

/** What a press sends, and what is said of it. */
export type Command<R = void> = {
  send: () => Promise<R>;
  /** The notice of a success. None where the page says it elsewhere. */
  done?: (result: R) => Said;
  /** The notice of a failure. None, or no text, where the page says it elsewhere. */
  failed?: (error: unknown) => string | undefined;
  onDone?: ((result: R) => void) | undefined;
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined;
};

/** A notice in green, unless it asks for something; with `undo` it offers that. */
type Said = { text: string; severity?: 'success' | 'info'; undo?: Undo | undefined };

/** What a notice offers to undo. @returns what to say of it */
export type Undo = { send: () => Promise<string>; failed: (error: unknown) => string | undefined };

/**
 * Sends a command, one at a time: a double press sends once. Its outcome is said also when what sent it is no longer there.
 * @returns whether it is in progress, and `run`
 */
export function useCommand<R>(command: Command<R>): { pending: boolean; run: () => void } {
  const notify = useNotice();
  const sayFailure = (text: string | undefined) => {
    if (text !== undefined) notify({ severity: 'error', text });
  };
  const mutationKey = [useId()];
  const undo = ({ send, failed }: Undo) =>
    new MutationObserver(memoryQueries, {
      mutationFn: send,
      onSuccess: (text) => notify({ severity: 'success', text }),
      onError: (error) => sayFailure(failed(error)),
    })
      .mutate()
      .catch(() => undefined);
  const { mutate, isPending } = useMutation(
    {
      mutationKey,
      // The command as it was pressed: its record may be another when the answer comes.
      mutationFn: (pressed: Command<R>) => pressed.send(),
      onSuccess: (result, { done, onDone }) => {
        const said = done?.(result);
        if (said) notify({ severity: 'success', ...withAction(said, undo) });
        onDone?.(result);
      },
      onError: (error, { failed }) => sayFailure(failed?.(error)),
      onSettled: (_result, _error, { onSettled }) => onSettled?.(),
    },
    memoryQueries,
  );
  const run = () => {
    // Asked of the client, because the second press comes before `isPending` is shown.
    if (memoryQueries.isMutating({ mutationKey }) === 0) mutate(command);
  };
  return { pending: isPending, run };
}

function withAction({ undo, ...notice }: Said, run: (undo: Undo) => Promise<unknown>) {
  return undo ? { ...notice, action: { label: messages.undo, run: () => void run(undo) } } : notice;
}
