import type { Course } from '@padavu/domain/course';
import { adminMessages } from '@padavu/domain/admin-messages';
import { useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useRecordToEdit } from '@/features/admin-content/use-record-to-edit.ts';
import { undoOf } from '@/features/audit-log/api.ts';
import { courseProblem, createCourse, deleteCourse, updateCourse } from './api.ts';

/** Which dialog is open, and for which course. */
type CourseModal =
  | { state: 'closed' }
  | { state: 'add' }
  | { state: 'edit'; id: number }
  | { state: 'view'; id: number };

const { courses: texts } = adminMessages;

export type CourseManagementState = ReturnType<typeof useCourseManagement>;

/** The open dialog of the course page, its commands and their outcomes. */
export function useCourseManagement() {
  const { id: idToEdit, forget } = useRecordToEdit();
  const [modal, setModal] = useState<CourseModal>(
    idToEdit === null ? { state: 'closed' } : { state: 'edit', id: idToEdit },
  );
  const [toDelete, setToDelete] = useState<Course | null>(null);
  const notify = useNotice();

  const close = () => {
    setModal({ state: 'closed' });
    forget();
  };
  const closeAndNotify = (text: string) => {
    close();
    notify({ severity: 'success', text });
  };
  const deletion = useCommand({
    send: async () => (toDelete ? deleteCourse(toDelete) : ''),
    done: (auditId) => ({
      text: texts.deleted,
      undo: undoOf(auditId),
    }),
    failed: courseProblem,
    onSettled: () => setToDelete(null),
  });

  return {
    modal,
    add: () => setModal({ state: 'add' }),
    edit: (id: number) => setModal({ state: 'edit', id }),
    close,
    create: createCourse,
    onCreated: () => closeAndNotify(texts.created),
    update: updateCourse,
    onUpdated: () => closeAndNotify(texts.updated),
    commands: {
      onView: ({ id }: Course) => setModal({ state: 'view', id }),
      onEdit: ({ id }: Course) => setModal({ state: 'edit', id }),
      onDelete: setToDelete,
    },
    deletion: {
      course: toDelete,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setToDelete(null),
    },
  };
}
