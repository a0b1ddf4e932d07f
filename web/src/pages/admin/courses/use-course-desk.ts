import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { CourseServiceError } from '@/features/course/course-service.ts';
import { deleteCourse } from '@/features/course/delete-course.ts';
import { createCourse, publishCourse, updateCourse } from '@/features/course/save-course.ts';

/** Which dialog is open, and of which course. */
export type CourseModal =
  | { state: 'closed' }
  | { state: 'add' }
  | { state: 'edit'; id: number }
  | { state: 'view'; id: number };

const { courses: texts } = messages;

export type CourseDeskState = ReturnType<typeof useCourseDesk>;

/** What is done with courses, and what is said of it (design decision 7; specification 8, "Course service"). */
export function useCourseDesk() {
  const [modal, setModal] = useState<CourseModal>({ state: 'closed' });
  const [doomed, setDoomed] = useState<Course | null>(null);
  const notify = useNotice();

  const close = () => setModal({ state: 'closed' });
  const saved = (text: string) => {
    close();
    notify({ severity: 'success', text });
  };
  /** Runs a command that stands on the page and has no dialog to say how it went. */
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
    if (!doomed) return;
    await tell(() => deleteCourse(doomed), texts.deleted);
    setDoomed(null);
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
      onDelete: setDoomed,
      publish: (course: Course, published: boolean) =>
        tell(() => publishCourse(course, published), texts.updated),
    },
    deletion: {
      course: doomed,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setDoomed(null),
    },
  };
}
