import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/translation-count';
import { FormDialog, RefusalAlert } from '@/components/FormDialog.tsx';
import { TwoLanguagesBar, TwoLanguagesProvider, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftForm, FormRecord } from '@/components/use-draft-form.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { refusalOf, refusedFields } from '@/lib/refusals.ts';
import { CourseFieldset } from './CourseFieldset.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { CourseFields, CourseForm } from './course-form.ts';

type CourseDialogProps = {
  title: string;
  submit: string;
  draftKey: DraftKey;
  record: FormRecord<CourseFields>;
  /** Rejects with an `ApiError` whose message is ready to be shown; `version` is the one that the form is based on. */
  save: (input: CourseForm, version: Date | null) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
};

const resolver = zodResolver(CourseForm);

export function CourseDialog({ title, submit, draftKey, record, save, onSaved, onClose }: CourseDialogProps) {
  const form = useDraftForm({ draftKey, schema: CourseFields, resolver, record });
  const { draft, refusal, dismiss, send } = useSaving(form, {
    save,
    refusalOf: (error) => refusalOf(error, messages.courseService.failed),
    onRefused: (error) => showAtFields(form, error),
    onSaved,
  });
  const languages = useTwoLanguages(form, (values) => countTranslations('course', values));

  return (
    <FormDialog
      title={title}
      draft={draft}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
      problem={<RefusalAlert refusal={refusal} onDismiss={dismiss} />}
      aside={<CoursePreview control={draft.form.control} />}
      inTwoLanguages={languages.isShown}
    >
      <TwoLanguagesBar {...languages} />
      <TwoLanguagesProvider value={languages.isShown}>
        <CourseFieldset draft={draft} />
      </TwoLanguagesProvider>
    </FormDialog>
  );
}

/** Shows the server's refusals at the fields concerned. */
function showAtFields({ form }: DraftForm<CourseFields, CourseForm>, error: unknown): void {
  for (const { path, message } of refusedFields(error)) {
    const day = /^opensOn\.(\d+)$/.exec(path)?.[1];
    if (day !== undefined) form.setError(`opensOn.${Number(day)}.on`, { message }, { shouldFocus: true });
    const field = CourseFields.keyof().safeParse(path);
    if (field.success) form.setError(field.data, { message }, { shouldFocus: true });
  }
}
