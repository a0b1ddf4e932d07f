import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from './use-draft-form.ts';

type Saving<O, R> = {
  /** `version` is the one that the form is based on. */
  save: (input: O, version: Date | null) => Promise<void>;
  /** The refusal to show when `save` rejects. */
  refusalOf: (error: unknown) => R;
  onSaved: (input: O) => void;
};

/** Why something could not be saved; `changed` says that somebody else saved a newer version. */
type Refusal = { message: string; failure?: string };

/**
 * Saves a form dialog. A refusal stays beside the input until it is dismissed, saving is tried again, or the latest
 * version is loaded.
 */
export function useSaving<V extends FieldValues, O, R extends Refusal>(
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
  const loadRemote = () => {
    dismiss();
    draft.loadRemote();
  };
  // What the dialog says of a newer version takes the place of the refusal that came before it.
  const isSuperseded = refusal?.failure === 'changed' && draft.isOutdated;
  return { draft: { ...draft, loadRemote }, refusal: isSuperseded ? null : refusal, dismiss, send };
}
