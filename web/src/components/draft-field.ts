import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { conflictHint } from './conflict-hint.ts';
import type { DraftForm } from './use-draft-form.ts';

type DraftField<Name extends string> = {
  error: string | undefined;
  hint: string | undefined;
} & UseFormRegisterReturn<Name>;

/** What an input needs of the field at a path. An entry that was just added says what it misses once it was left or sent. */
export function draftField<V extends FieldValues, O, Name extends FieldPath<V>>(
  { form, remoteValue }: Pick<DraftForm<V, O>, 'form' | 'remoteValue'>,
  path: Name,
  hint?: string,
): DraftField<Name> {
  const { isTouched, error } = form.getFieldState(path, form.formState);
  return {
    error: isTouched || form.formState.isSubmitted ? messageIn(error) : undefined,
    hint: conflictHint(remoteValue(path)) ?? hint,
    ...form.register(path),
  };
}

/** What is wrong with a field or with anything in it. */
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
