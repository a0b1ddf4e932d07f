import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from './use-draft-form.ts';

type Saving<O, R> = {
  /** `version` is the one that the form is based on. */
  save: (input: O, version: Date | null) => Promise<void>;
  /** What is said of why `save` rejected. */
  refusalOf: (error: unknown) => R;
  onSaved: (input: O) => void;
};

/**
 * Saves what a form's dialog holds. What kept it from being saved stands beside everything that was typed, until it is
 * dismissed, tried again, or a newer version is taken in.
 */
export function useSaving<V extends FieldValues, O, R>(
  draft: DraftForm<V, O>,
  { save, refusalOf, onSaved }: Saving<O, R>,
) {
  const [refusal, setRefusal] = useState<R | null>(null);
  const dismiss = () => setRefusal(null);
  const send = async (input: O) => {
    dismiss();
    try {
      await save(input, draft.version);
    } catch (error) {
      return setRefusal(() => refusalOf(error));
    }
    draft.drop();
    onSaved(input);
  };
  const loadNewer = () => {
    dismiss();
    draft.loadNewer();
  };
  return { draft: { ...draft, loadNewer }, refusal, dismiss, send };
}
