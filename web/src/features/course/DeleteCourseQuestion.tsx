import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { counted } from '@/components/counted.ts';

type DeleteCourseQuestionProps = {
  /** The course in question; `null` while none is. */
  course: Course | null;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a course goes, with everything that is in it. */
export function DeleteCourseQuestion({ course, ...dialog }: DeleteCourseQuestionProps) {
  // While the dialog fades out it still says what it was about.
  const [last, setLast] = useState(course);
  if (course && course !== last) setLast(course);
  return (
    <ConfirmDialog
      open={course !== null}
      question={messages.courses.confirmDelete}
      confirm="Delete"
      {...dialog}
    >
      <strong>{last?.title}</strong>, its categories and their{' '}
      {counted(last?.lessonIds.length ?? 0, 'lesson')} are deleted.
    </ConfirmDialog>
  );
}
