import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/translation-count';
import type { FieldPath } from 'react-hook-form';
import { FormDialog } from '@/components/FormDialog.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { CourseFieldset } from './CourseFieldset.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { CourseFields, CourseForm } from './course-form.ts';

type CourseDialogProps = {
  title: string;
  submit: string;
  draftKey: DraftKey;
  record: FormRecord<CourseFields>;
  /** Rejects with an `ApiError` whose message is ready to be shown; `version` is the one that the form is based on. */
  save: (input: CourseForm, version: Date | null) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
};

const resolver = zodResolver(CourseForm);

export function CourseDialog({ title, submit, draftKey, record, save, onSaved, onClose }: CourseDialogProps) {
  const draft = useDraftForm({ draftKey, schema: CourseFields, resolver, record });
  const saving = useSaving(draft, {
    save,
    refusalOf: (error) => refusalOf(error, messages.courseService.failed),
    fieldOf,
    onSaved,
  });
  const languages = useTwoLanguages(draft, (values) => countTranslations('course', values));

  return (
    <FormDialog
      title={title}
      saving={saving}
      submit={submit}
      onClose={onClose}
      aside={<CoursePreview control={draft.form.control} />}
      inTwoLanguages={languages.isShown}
    >
      <InTwoLanguages {...languages}>
        <CourseFieldset draft={draft} />
      </InTwoLanguages>
    </FormDialog>
  );
}

/** The field for a path in the server's refusal. */
function fieldOf(path: string): FieldPath<CourseFields> | undefined {
  const day = /^opensOn\.(\d+)$/.exec(path)?.[1];
  return day === undefined ? CourseFields.keyof().safeParse(path).data : `opensOn.${Number(day)}.on`;
}
