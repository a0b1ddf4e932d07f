import type { Lesson } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { countTranslations } from '@padavu/domain/language/translation-count';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { lessonTitle } from '@padavu/domain/course/lesson';
import type { DraftKey } from '@/lib/drafts.ts';
import { refusalOf } from '@/lib/refusals.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { LessonFormFields } from './LessonFormFields.tsx';
import { LessonFields, lessonResolver } from './lesson-fields.ts';
import { createLesson, updateLesson } from './api.ts';

type LessonDialogProps = {
  draftKey: DraftKey;
  /** The stored lesson; `null` for a new one. */
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  choice: CourseChoice;
  onClose: () => void;
};

/** The dialog 'Add Lesson' or 'Edit Lesson'. */
export function LessonDialog({ draftKey, lesson, record, choice, onClose }: LessonDialogProps) {
  const notify = useNotice();
  const { addTitle, editTitle, submitAdd, submitUpdate, created, updated, createFailed, updateFailed } =
    adminMessages.lessons;
  const draft = useDraftForm({
    draftKey,
    schema: LessonFields,
    resolver: lessonResolver,
    record,
  });
  const saving = useSaving(draft, {
    save: (input, version) =>
      lesson ? updateLesson(lesson, version ?? lesson.updatedAt, input) : createLesson(input),
    refusalOf: (error) => ({
      title: lesson ? updateFailed : createFailed,
      ...refusalOf(error, adminMessages.lessonService.failed),
    }),
    fieldOf,
    onSaved: () => {
      notify({ severity: 'success', text: lesson ? updated : created });
      onClose();
    },
  });
  const languages = useTwoLanguages(draft, (values) => countTranslations('lesson', values));
  return (
    <FormDialog
      title={lesson ? editTitle : addTitle}
      submit={lesson ? submitUpdate : submitAdd}
      saving={saving}
      onClose={onClose}
      inTwoLanguages={languages.isShown}
    >
      <InTwoLanguages {...languages}>
        <LessonFormFields
          draft={draft}
          choice={choice}
          lessonName={lesson ? lessonTitle(lesson) : addTitle}
        />
      </InTwoLanguages>
    </FormDialog>
  );
}

/** The field for a path in the server's refusal. */
const fieldOf = (path: string) =>
  LessonFields.keyof().exclude(['translations']).safeParse(path.split('.')[0]).data;
