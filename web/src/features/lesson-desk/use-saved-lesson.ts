import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { errorsOf, LessonFields } from './lesson-fields.ts';
import { LessonServiceError, reasonOf } from './lesson-service.ts';
import { createLesson, updateLesson } from './save-lesson.ts';
import type { LessonForm } from './save-lesson.ts';

type Problem = { title: string; reason: string };

/** Saves the form (specification 4 and 8, "Lesson"): what the server refuses stands where the form's own checks stand. */
export function useSavedLesson(
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
  // Once the newer version is here it is told by the form itself, with the way on.
  return { problem: draft.isOutdated ? null : problem, save };
}
