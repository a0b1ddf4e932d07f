import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/translation-count';
import { FormDialog, RefusalAlert } from '@/components/FormDialog.tsx';
import { TwoLanguagesBar, TwoLanguagesProvider, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftForm, FormRecord } from '@/components/use-draft-form.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { CourseFieldset } from './CourseFieldset.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { CourseFields, CourseForm } from './course-form.ts';
import { CourseServiceError } from './api.ts';

type CourseDialogProps = {
  title: string;
  submit: string;
  draftKey: DraftKey;
  record: FormRecord<CourseFields>;
  /** Rejects with a `CourseServiceError`; `version` is the one that the form is based on. */
  save: (input: CourseForm, version: Date | null) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
};

const resolver = zodResolver(CourseForm);

export function CourseDialog({ title, submit, draftKey, record, save, onSaved, onClose }: CourseDialogProps) {
  const form = useDraftForm({ draftKey, schema: CourseFields, resolver, record });
  const onRefused = (error: unknown) => showAtFields(form, refusalOf(error));
  const { draft, refusal, dismiss, send } = useSaving(form, { save, refusalOf, onRefused, onSaved });
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

function refusalOf(error: unknown): CourseServiceError {
  return error instanceof CourseServiceError
    ? error
    : new CourseServiceError('refused', messages.courseService.failed, error);
}

/** Shows what the server refuses at its fields. */
function showAtFields({ form }: DraftForm<CourseFields, CourseForm>, { fields }: CourseServiceError): void {
  for (const { path, message } of fields) {
    const day = /^opensOn\.(\d+)$/.exec(path)?.[1];
    if (day !== undefined) form.setError(`opensOn.${Number(day)}.on`, { message }, { shouldFocus: true });
    const field = CourseFields.keyof().safeParse(path);
    if (field.success) form.setError(field.data, { message }, { shouldFocus: true });
  }
}
