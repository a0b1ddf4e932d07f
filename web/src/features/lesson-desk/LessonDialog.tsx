import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { ReactNode } from 'react';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { LessonFields, lessonResolver } from './lesson-fields.ts';
import { lessonDraft } from './lesson-draft.ts';
import { LessonFormFields } from './LessonFormFields.tsx';
import { useSavedLesson } from './use-saved-lesson.ts';

type LessonDialogProps = {
  /** Who edits. */
  owner: string;
  /** The lesson as it is now; `null` for a new one. */
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  courses: readonly Course[];
  /** The way to courses that are not among them. */
  furtherCourses: ReactNode;
  categories: readonly Subcategory[] | null;
  onCourse: (courseId: number) => void;
  preview: (videoUrl: string) => ReactNode;
  onClose: () => void;
};

/** 'Add Lesson' and 'Edit Lesson' (specification 2.15). */
export function LessonDialog({ owner, lesson, record, onClose, ...fields }: LessonDialogProps) {
  const draft = useDraftForm({
    place: lessonDraft(owner, lesson?.id),
    schema: LessonFields,
    resolver: lessonResolver,
    record,
  });
  const { problem, save } = useSavedLesson(draft, lesson, onClose);
  const { addTitle, editTitle, submitAdd, submitUpdate } = messages.lessons;
  return (
    <FormDialog
      title={lesson ? editTitle : addTitle}
      submit={lesson ? submitUpdate : submitAdd}
      draft={draft}
      problem={
        problem && (
          <Alert severity="error">
            <AlertTitle>{problem.title}</AlertTitle>
            {problem.reason}
          </Alert>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <LessonFormFields draft={draft} {...fields} />
    </FormDialog>
  );
}
