import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { DraftForm, FormRecord } from '@/components/use-draft-form.ts';
import { LessonFormFields } from './LessonFormFields.tsx';
import { lessonDraft } from './lesson-draft.ts';
import { LessonFields, errorsOf, lessonResolver } from './lesson-fields.ts';
import { LessonServiceError, reasonOf } from './lesson-service.ts';
import { createLesson, updateLesson } from './save-lesson.ts';
import type { LessonForm } from './save-lesson.ts';

type LessonDialogProps = {
  /** The administrator's own id. */
  owner: string;
  /** The lesson as it is now; `null` for a new one. */
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  courses: readonly Course[];
  /** Paging to courses that are not in the list. */
  furtherCourses: ReactNode;
  categories: readonly Subcategory[] | null;
  onCourse: (courseId: number) => void;
  preview: (videoUrl: string) => ReactNode;
  onClose: () => void;
};

/** The dialog 'Add Lesson' or 'Edit Lesson'. */
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

type Problem = { title: string; reason: string };

/** Saves the form; a refusal by the server shows at its fields. */
function useSavedLesson(
  draft: DraftForm<LessonFields, LessonForm>,
  lesson: Lesson | null,
  onSaved: () => void,
) {
  const notify = useNotice();
  const [problem, setProblem] = useState<Problem | null>(null);

  const explain = (error: unknown) => {
    const wrong = error instanceof LessonServiceError ? error.fields : [];
    const errors = errorsOf(wrong.map(({ path, message }) => [path, message]));
    const fields = LessonFields.keyof().options.filter((field) => errors[field]);
    for (const [index, field] of fields.entries()) {
      draft.form.setError(field, { message: errors[field]?.message ?? '' }, { shouldFocus: index === 0 });
    }
    const { updateFailed, createFailed } = messages.lessons;
    setProblem({ title: lesson ? updateFailed : createFailed, reason: reasonOf(error) });
  };
  const save = async (form: LessonForm) => {
    setProblem(null);
    try {
      if (lesson) await updateLesson(lesson, draft.version ?? lesson.updatedAt, form);
      else await createLesson(form);
    } catch (error) {
      explain(error);
      return;
    }
    draft.drop();
    notify({ severity: 'success', text: lesson ? messages.lessons.updated : messages.lessons.created });
    onSaved();
  };
  // The form itself reports a newer version and offers to load it.
  return { problem: draft.isOutdated ? null : problem, save };
}
