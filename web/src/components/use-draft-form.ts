import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { mergeTyped } from './merge-typed.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

/** The record that a form is about, as it is now: `version` is its `updatedAt`, `null` for one that is new. */
export type FormRecord<V> = { values: V; version: Date | null };

type DraftFormOptions<V extends FieldValues, O> = {
  place: DraftPlace;
  /** What the fields hold, in which a kept draft is read back. */
  schema: z.ZodType<V>;
  /** What checks the fields and makes of them what is sent. */
  resolver: Resolver<V, unknown, O>;
  /** Live: another hand may change it while the form is open. */
  record: FormRecord<V>;
};

/** A form whose typing is not lost. Give it to `FormDialog`. */
export type DraftForm<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>;
  isDirty: boolean;
  /** The form holds what was typed before a reload, or before the session ran out. */
  isRestored: boolean;
  /** The version that the form is based on, for `If-Match`. */
  version: Date | null;
  /** The record has a newer version than that. */
  isOutdated: boolean;
  /** Bases the form on the newer version; what was typed stays. */
  loadNewer: () => void;
  /** What the newer version says in a field in which something else was typed. */
  theirs: (field: keyof V & string) => string | undefined;
  /** Nothing is left to be kept: it was saved, or discarded. */
  drop: () => void;
};

/**
 * A form over a record. What is typed is kept in this tab until it is saved or discarded, so that neither a reload nor an
 * expired session takes it; whoever opens the form of the same record again finds it.
 */
export function useDraftForm<V extends FieldValues, O>(options: DraftFormOptions<V, O>): DraftForm<V, O> {
  const { place, schema, resolver, record } = options;
  const [kept] = useState(() => readDraft(place, schema));
  const [first] = useState(() => (kept ? { values: kept.base, version: kept.version } : record));
  const [base, setBase] = useState(first);
  const [theirs, setTheirs] = useState<Record<string, unknown>>({});
  const form = useForm<V, unknown, O>({ values: first.values, resolver, mode: 'onTouched' });
  const { control, reset, getValues } = form;
  const { isDirty } = form.formState;

  useEffect(() => {
    if (kept) reset(kept.typed, { keepDefaultValues: true });
  }, [kept, reset]);

  const typed = useWatch({ control });
  const wasDirty = useRef(false);
  // What it is given is why it runs; the values themselves come whole from the form.
  const keep = useEffectEvent((_typed: unknown, dirty: boolean) => {
    if (dirty) keepDraft(place, { base: base.values, typed: getValues(), version: base.version });
    else if (wasDirty.current) dropDraft(place);
    wasDirty.current = dirty;
  });
  useEffect(() => keep(typed, isDirty), [typed, isDirty]);
  useUnloadQuestion(isDirty);

  const loadNewer = () => {
    const merged = mergeTyped(base.values, getValues(), record.values);
    reset(record.values);
    reset(merged.values, { keepDefaultValues: true });
    setTheirs(merged.theirs);
    setBase(record);
  };

  return {
    form,
    isDirty,
    isRestored: kept !== null,
    version: base.version,
    isOutdated: (record.version?.getTime() ?? 0) > (base.version?.getTime() ?? 0),
    loadNewer,
    theirs: (field) => {
      const value = theirs[field];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    },
    drop: () => dropDraft(place),
  };
}
