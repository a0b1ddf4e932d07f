import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Category } from '@padavu/domain/category';
import { countTranslations } from '@padavu/domain/translation-count';
import type { ReactNode } from 'react';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { LessonFormFields } from './LessonFormFields.tsx';
import { lessonDraft } from './lesson-draft.ts';
import { LessonFields, lessonResolver } from './lesson-fields.ts';
import { createLesson, lessonProblem, updateLesson } from './api.ts';

type LessonDialogProps = {
  /** The uid of the signed-in user, who owns the draft. */
  owner: string;
  /** The stored lesson; `null` for a new one. */
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  courses: readonly Course[];
  /** Paging to courses that are not in the list. */
  furtherCourses: ReactNode;
  categories: readonly Category[] | null;
  onCourse: (courseId: number) => void;
  preview: (videoUrl: string) => ReactNode;
  onClose: () => void;
};

/** The dialog 'Add Lesson' or 'Edit Lesson'. */
export function LessonDialog({ owner, lesson, record, onClose, ...fields }: LessonDialogProps) {
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
        <LessonFormFields draft={draft} {...fields} />
      </InTwoLanguages>
    </FormDialog>
  );
}

/** The field for a path in the server's refusal. */
const fieldOf = (path: string) =>
  LessonFields.keyof().exclude(['translations']).safeParse(path.split('.')[0]).data;
