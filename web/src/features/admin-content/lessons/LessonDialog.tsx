import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Lesson } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import { countTranslations } from '@padavu/domain/translation-count';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { LessonFormFields } from './LessonFormFields.tsx';
import { lessonDraft } from './lesson-draft.ts';
import { LessonFields, lessonResolver } from './lesson-fields.ts';
import { nameOf } from './lesson-name.ts';
import { createLesson, lessonProblem, updateLesson } from './api.ts';

type LessonDialogProps = {
  /** The uid of the signed-in user, who owns the draft. */
  owner: string;
  /** The stored lesson; `null` for a new one. */
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  choice: CourseChoice;
  onClose: () => void;
};

/** The dialog 'Add Lesson' or 'Edit Lesson'. */
export function LessonDialog({ owner, lesson, record, choice, onClose }: LessonDialogProps) {
  const notify = useNotice();
  const { addTitle, editTitle, submitAdd, submitUpdate, created, updated, createFailed, updateFailed } =
    adminMessages.lessons;
  const form = useDraftForm({
    draftKey: lessonDraft(owner, lesson?.id),
    schema: LessonFields,
    resolver: lessonResolver,
    record,
  });
  const { draft, refusal, send } = useSaving(form, {
    save: (input, version) =>
      lesson ? updateLesson(lesson, version ?? lesson.updatedAt, input) : createLesson(input),
    refusalOf: (error) => ({ message: lessonProblem(error) }),
    fieldOf,
    onSaved: () => {
      notify({ severity: 'success', text: lesson ? updated : created });
      onClose();
    },
  });
  const languages = useTwoLanguages(form, (values) => countTranslations('lesson', values));
  return (
    <FormDialog
      title={lesson ? editTitle : addTitle}
      submit={lesson ? submitUpdate : submitAdd}
      draft={draft}
      problem={
        // The form itself reports a newer version and offers to load it.
        refusal &&
        !draft.isOutdated && (
          <Alert severity="error">
            <AlertTitle>{lesson ? updateFailed : createFailed}</AlertTitle>
            {refusal.message}
          </Alert>
        )
      }
      onSubmit={send}
      onClose={onClose}
      inTwoLanguages={languages.isShown}
    >
      <InTwoLanguages {...languages}>
        <LessonFormFields draft={draft} choice={choice} lessonName={lesson ? nameOf(lesson) : addTitle} />
      </InTwoLanguages>
    </FormDialog>
  );
}

/** The field for a path in the server's refusal. */
const fieldOf = (path: string) =>
  LessonFields.keyof().exclude(['translations']).safeParse(path.split('.')[0]).data;
