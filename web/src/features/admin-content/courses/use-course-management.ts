import type { Course } from '@padavu/domain/course';
import { ifMatch } from '@padavu/domain/entity-tag';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { z } from 'zod';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useRecordToEdit } from '@/lib/use-record-to-edit.ts';
import { CourseServiceError, callCourseService } from './course-service.ts';
import { createCourse, publishCourse, updateCourse } from './save-course.ts';

/** Which dialog is open, and of which course. */
type CourseModal =
  | { state: 'closed' }
  | { state: 'add' }
  | { state: 'edit'; id: number }
  | { state: 'view'; id: number };

const { courses: texts } = messages;

export type CourseManagementState = ReturnType<typeof useCourseManagement>;

/** The open dialog of the course page, its commands and their outcomes. */
export function useCourseManagement() {
  const { id: named, forget } = useRecordToEdit();
  const [modal, setModal] = useState<CourseModal>(
    named === null ? { state: 'closed' } : { state: 'edit', id: named },
  );
  const [toDelete, setToDelete] = useState<Course | null>(null);
  const notify = useNotice();

  const close = () => {
    setModal({ state: 'closed' });
    forget();
  };
  const saved = (text: string) => {
    close();
    notify({ severity: 'success', text });
  };
  /** Runs a command without a dialog of its own and reports the outcome as a notice. */
  const tell = async (command: () => Promise<void>, done: string) => {
    try {
      await command();
      notify({ severity: 'success', text: done });
    } catch (error) {
      const text = error instanceof CourseServiceError ? error.message : messages.courseService.failed;
      notify({ severity: 'error', text });
    }
  };
  const deletion = useCommand(async () => {
    if (!toDelete) return;
    await tell(() => deleteCourse(toDelete), texts.deleted);
    setToDelete(null);
  });

  return {
    modal,
    add: () => setModal({ state: 'add' }),
    edit: (id: number) => setModal({ state: 'edit', id }),
    close,
    create: createCourse,
    created: () => saved(texts.created),
    update: updateCourse,
    updated: () => saved(texts.updated),
    commands: {
      onView: ({ id }: Course) => setModal({ state: 'view', id }),
      onEdit: ({ id }: Course) => setModal({ state: 'edit', id }),
      onDelete: setToDelete,
      publish: (course: Course, published: boolean) =>
        tell(() => publishCourse(course, published), texts.updated),
    },
    deletion: {
      course: toDelete,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setToDelete(null),
    },
  };
}

const Reply = z.object({ success: z.literal(true) });

/**
 * Deletes a course with all its content, if it is still at the version that was seen; refused while it has learners.
 * @throws CourseServiceError
 */
async function deleteCourse({ id, updatedAt }: Course): Promise<void> {
  await callCourseService({
    method: 'DELETE',
    path: `/course/courses/${id}`,
    ifMatch: ifMatch(updatedAt),
    reply: Reply,
  });
}
