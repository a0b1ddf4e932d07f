import { isRecord } from '@padavu/domain/language/translation';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { get, set, useForm } from 'react-hook-form';
import type { FieldPath, FieldValues, Resolver, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { dropDraft, storeDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { refusedFields } from '@/lib/refusals.ts';
import { changedFields, containsRemoteChanges, mergeEdits } from './merge-edits.ts';
import type { SelectOption } from './SelectInput.tsx';
import { useCommand } from './use-command.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

/** The record of a form as it is now: `version` is its `updatedAt`, `null` for a new one. */
export type FormRecord<V> = { values: V; version: Date | null };

type DraftFormOptions<V extends FieldValues, O> = {
  draftKey: DraftKey;
  /** Validates a stored draft. */
  schema: z.ZodType<V>;
  /** Validates the fields and turns them into what is sent. */
  resolver: Resolver<V, unknown, O>;
  /** Live: another person may change it while the form is open. */
  record: FormRecord<V>;
  /** The stored record has no version; it has changed when its values have. */
  isUnversioned?: boolean;
};

/** A form with a draft. Pass it to `useSaving`. */
export type DraftForm<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>;
  isDirty: boolean;
  /** The form was restored from a draft that a reload or an expired session left. */
  isRestored: boolean;
  /** The values that the form is based on. */
  base: V;
  /** The version that the form is based on, for `If-Match`. */
  version: Date | null;
  /**
   * The record has changed since the editing began, to other values than the form has. A backup that is restored makes
   * its version older.
   */
  isOutdated: boolean;
  /** A newer version has only values that the form has, as one's own save does before its reply or without it. */
  isSaved: boolean;
  /** Rebases the form on the latest version; edits stay. */
  loadRemote: () => void;
  /** Rebases the form on another record; edits of `from` stay. */
  rebase: (record: FormRecord<V>, from: V) => void;
  /** The remote value of the field at a path, such as `days.0.title`, that conflicts with an edit. */
  remoteValue: (path: string) => string | undefined;
  /** The paths of the fields that conflict with an edit. */
  conflicts: readonly string[];
  /** Undoes all edits; the form shows the latest version. */
  discard: () => void;
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void;
};

/**
 * A form for a record. Edits are kept in this tab until they are saved or discarded, so that they survive a reload and
 * an expired session. Opening the form of the same record again restores them.
 */
export function useDraftForm<V extends FieldValues, O>(options: DraftFormOptions<V, O>): DraftForm<V, O> {
  const { draftKey, schema, resolver, record, isUnversioned = false } = options;
  const [restored] = useState(() => readDraft(draftKey, withNewFields(schema, record.values)));
  const [initial] = useState(() =>
    restored ? { values: restored.base, version: restored.version } : record,
  );
  const [base, setBase] = useState(initial);
  /** The form is based on what it has just saved, and the live record is still the one before. */
  const [isAhead, setAhead] = useState(false);
  if (isAhead && timeOf(record) >= timeOf(base)) setAhead(false);
  const [remoteValues, setRemoteValues] = useState<Record<string, unknown>>({});
  const form = useForm<V, unknown, O>({
    values: initial.values,
    resolver: refusingIncompleteDays(resolver),
    mode: 'onTouched',
  });
  const { reset, getValues, subscribe } = form;
  const { isDirty } = form.formState;

  useEffect(() => {
    if (restored) reset(restored.typed, { keepDefaultValues: true });
  }, [restored, reset]);

  const wasDirty = useRef(false);
  const updateDraft = useEffectEvent((dirty: boolean, { values, version }: FormRecord<V>) => {
    if (dirty) storeDraft(draftKey, { base: values, typed: getValues(), version });
    else if (wasDirty.current) dropDraft(draftKey);
    wasDirty.current = dirty;
  });
  // Edits are observed outside React, so that a form of many fields does not render for each character.
  useEffect(() => {
    updateDraft(isDirty, base);
    return subscribe({ formState: { values: true }, callback: () => updateDraft(isDirty, base) });
  }, [subscribe, isDirty, base]);
  useUnloadWarning(isDirty);

  const rebase = (next: FormRecord<V>, from: V) => {
    const merged = mergeEdits(from, getValues(), next.values);
    reset(next.values);
    reset(merged.values, { keepDefaultValues: true });
    setRemoteValues(merged.remoteValues);
    setBase(next);
    setAhead(timeOf(next) > timeOf(record));
  };

  const isBehind = isUnversioned
    ? changedFields(base.values, record.values).length > 0
    : !isAhead && timeOf(record) !== timeOf(base);
  const isSaved = isBehind && containsRemoteChanges(base.values, getValues(), record.values);

  return {
    form,
    isDirty,
    isRestored: restored !== null,
    base: base.values,
    version: base.version,
    isOutdated: isBehind && !isSaved,
    isSaved,
    loadRemote: () => rebase(record, base.values),
    rebase,
    discard: () => rebase(record, getValues()),
    remoteValue: (path) => {
      const value = remoteValues[path];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    },
    conflicts: Object.keys(remoteValues),
    drop: () => dropDraft(draftKey),
  };
}

const timeOf = ({ version }: FormRecord<unknown>): number => version?.getTime() ?? 0;

/** Whether only parts of a day or a time were typed into an input of this name, such as a month without its year. */
const isIncompleteDay = (name: string): boolean =>
  [...document.getElementsByName(name)].some(
    (input) =>
      input instanceof HTMLInputElement &&
      (input.type === 'date' || input.type === 'datetime-local') &&
      input.validity.badInput,
  );

/**
 * Also refuses a day or a time that is incomplete. The value of its input is empty, which a schema may take for an end
 * that a discount code does not have. The inputs are found by name: the fields of `useController` do not have them.
 */
const refusingIncompleteDays =
  <V extends FieldValues, O>(resolver: Resolver<V, unknown, O>): Resolver<V, unknown, O> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const incomplete = (options.names ?? []).filter(isIncompleteDay);
    if (incomplete.length === 0) return result;
    const { errors } = result;
    for (const name of incomplete)
      set(errors, name, { type: 'incomplete', message: 'Complete this date, or clear it.' });
    return { values: {}, errors };
  };

/**
 * The schema of a draft, which an older version of the form may have left: a field that it did not have yet is that of
 * the record, or empty in an entry of a list.
 */
const withNewFields = <V extends FieldValues>(schema: z.ZodType<V>, values: V): z.ZodType<V> =>
  z.preprocess((draft) => {
    if (!isRecord(draft)) return draft;
    const filled = { ...values, ...draft };
    for (const issue of schema.safeParse(filled).error?.issues ?? []) {
      const path = issue.path.join('.');
      if (issue.code === 'invalid_type' && get(filled, path) === undefined)
        set(filled, path, emptyValues[issue.expected] ?? null);
    }
    return filled;
  }, schema);

/** The empty value of a field by its type; `null` for a picture. */
const emptyValues: Readonly<Record<string, unknown>> = { string: '', boolean: false, array: [] };

/** The hint under a field whose edit conflicts with the remote value. */
export function conflictHint(remoteValue: string | undefined): string | undefined {
  return remoteValue === undefined ? undefined : `Latest version: ${remoteValue || 'empty'}`;
}

export type DraftField<Name extends string> = {
  error: string | undefined;
  hint: string | undefined;
} & UseFormRegisterReturn<Name>;

/** The props of the input for the field at a path. A new entry shows its errors only once it was left or submitted. */
export function draftField<V extends FieldValues, O, Name extends FieldPath<V>>(
  { form, remoteValue }: Pick<DraftForm<V, O>, 'form' | 'remoteValue'>,
  path: Name,
  hint?: string,
): DraftField<Name> {
  // `getFieldState` would render the form at each validation of the input.
  const { errors, touchedFields, isSubmitted } = form.formState;
  return {
    error: isSubmitted || get(touchedFields, path) ? messageIn(get(errors, path)) : undefined,
    hint: conflictHint(remoteValue(path)) ?? hint,
    ...form.register(path),
  };
}

/**
 * The props of the select for the field at a path. The hint about a conflict has the label of an option, `...` for one
 * that is not in the list.
 */
export function draftSelect<V extends FieldValues, O, Name extends FieldPath<V>>(
  { form, remoteValue }: Pick<DraftForm<V, O>, 'form' | 'remoteValue'>,
  path: Name,
  options: readonly SelectOption[],
  hint?: string,
): DraftField<Name> & { options: readonly SelectOption[] } {
  const remoteLabel = () => {
    const remote = remoteValue(path);
    return remote && (options.find(({ value }) => value === remote)?.label ?? '...');
  };
  return { options, ...draftField({ form, remoteValue: remoteLabel }, path, hint) };
}

/** The first message in the errors of a field or of its entries. */
export function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

/** Scrolls to an error after a submission, if it is of a list or a choice, which receives no focus as fields do. */
function useErrorInView(submitCount: number): void {
  useEffect(() => {
    const { activeElement } = document;
    if (submitCount === 0 || activeElement?.matches('[aria-invalid="true"]')) return;
    const error = activeElement?.closest('form')?.querySelector('[role="alert"]:not(.MuiAlert-root)');
    error?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
}

type SavingOptions<V extends FieldValues, O, S> = {
  /** `version` is the one that the form is based on. */
  save: (input: O, version: Date | null) => Promise<S>;
  /** The refusal to show when `save` rejects; `null` where the page shows it elsewhere. */
  refusalOf: (error: unknown) => Refusal | null;
  /** The field for a path in the server's refusal, such as `payment.upiId`; the refused fields are marked. */
  fieldOf?: (path: string) => FieldPath<V> | undefined;
  onSaved: (input: O, saved: S) => void;
  /** Loads the latest version automatically while there are no edits; for a form that is always on its page. */
  followsRecord?: boolean;
};

/** Shows the server's refusals at their fields, the first one of each, and focuses the first field. */
function markRefused<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  refused: ReturnType<typeof refusedFields>,
  fieldOf: (path: string) => FieldPath<V> | undefined,
): void {
  const marked = new Set<string>();
  for (const { path, message } of refused) {
    const field = fieldOf(path);
    if (field === undefined || marked.has(field)) continue;
    form.setError(field, { message }, { shouldFocus: marked.size === 0 });
    marked.add(field);
  }
}

/** Why something could not be saved; `changed` says that somebody else saved a newer version. */
type Refusal = { title?: string; message: string; failure?: 'changed' };

/** A form with a draft, and how it is saved. Pass it to `FormDialog` or `FormPage`. */
export type Saving<V extends FieldValues, O> = {
  /** The one that was passed; loading the latest version and discarding also hide the refusal. */
  draft: DraftForm<V, O>;
  refusal: Refusal | null;
  /** Hides the refusal. */
  dismiss: () => void;
  pending: boolean;
  /** Validates the form and saves it, one submission at a time: a double press sends once. */
  submit: (event: FormEvent) => void;
};

/**
 * Saves a form. A refusal stays beside the input until it is dismissed, saving is tried again, or the latest
 * version is loaded.
 */
export function useSaving<V extends FieldValues, O, S>(
  draft: DraftForm<V, O>,
  { save, refusalOf, fieldOf, onSaved, followsRecord = false }: SavingOptions<V, O, S>,
): Saving<V, O> {
  const {
    mutateAsync,
    error,
    variables: sent,
    reset: dismiss,
  } = useMutation(
    { mutationFn: ({ input, version }: { input: O; version: Date | null }) => save(input, version) },
    memoryQueries,
  );
  const send = async (input: O) => {
    let saved: S;
    try {
      saved = await mutateAsync({ input, version: draft.version });
    } catch (reason) {
      return fieldOf && markRefused(draft.form, refusedFields(reason), fieldOf);
    }
    draft.drop();
    return onSaved(input, saved);
  };
  const { pending, run } = useCommand({ send: () => draft.form.handleSubmit(send)() });
  useErrorInView(draft.form.formState.submitCount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const loadRemote = () => {
    dismiss();
    draft.loadRemote();
  };
  const discard = () => {
    dismiss();
    draft.discard();
  };
  const isFollowing = draft.isSaved || (followsRecord && draft.isOutdated && !draft.isDirty);
  const follow = useEffectEvent(draft.loadRemote);
  useEffect(() => {
    if (isFollowing) follow();
  }, [isFollowing]);
  const refusal = error && refusalOf(error);
  // The alert about a newer version, or the form that follows it, replaces the refusal that came before it.
  const isSuperseded =
    refusal?.failure === 'changed' && (draft.isOutdated || draft.version !== sent?.version);
  return {
    draft: { ...draft, loadRemote, discard },
    refusal: isSuperseded ? null : refusal,
    dismiss,
    pending,
    submit,
  };
}
