import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { memoryQueries } from '@/lib/memory-queries.ts';
import type { DraftForm } from './use-draft-form.ts';

type Saving<O, R, S> = {
  /** `version` is the one that the form is based on. */
  save: (input: O, version: Date | null) => Promise<S>;
  /** The refusal to show when `save` rejects. */
  refusalOf: (error: unknown) => R;
  /** Called with what `save` rejected with, as to mark fields. */
  onRefused?: (error: unknown) => void;
  onSaved: (input: O, saved: S) => void;
  /** Loads the latest version by itself while nothing is typed, which loses nothing: for a form that stands on its page. */
  followsRecord?: boolean;
};

/** Why something could not be saved; `changed` says that somebody else saved a newer version. */
type Refusal = { message: string; failure?: string };

/**
 * Saves a form. A refusal stays beside the input until it is dismissed, saving is tried again, or the latest
 * version is loaded.
 */
export function useSaving<V extends FieldValues, O, R extends Refusal, S>(
  draft: DraftForm<V, O>,
  { save, refusalOf, onRefused, onSaved, followsRecord = false }: Saving<O, R, S>,
) {
  const {
    mutateAsync,
    error,
    reset: dismiss,
  } = useMutation({ mutationFn: (input: O) => save(input, draft.version) }, memoryQueries);
  const send = async (input: O) => {
    let saved: S;
    try {
      saved = await mutateAsync(input);
    } catch (refused) {
      return onRefused?.(refused);
    }
    draft.drop();
    return onSaved(input, saved);
  };
  const loadRemote = () => {
    dismiss();
    draft.loadRemote();
  };
  const isBehind = followsRecord && draft.isOutdated && !draft.isDirty;
  const follow = useEffectEvent(loadRemote);
  useEffect(() => {
    if (isBehind) follow();
  }, [isBehind]);
  const refusal = error && refusalOf(error);
  // What the dialog says of a newer version takes the place of the refusal that came before it.
  const isSuperseded = refusal?.failure === 'changed' && draft.isOutdated;
  return { draft: { ...draft, loadRemote }, refusal: isSuperseded ? null : refusal, dismiss, send };
}
