import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { ReactNode } from 'react';

/** A course's lessons on the page. */
export type LessonGroup = { courseId: number; title: string; lessons: readonly Lesson[] };

/** What tables and cards are given alike. */
export type LessonRowsProps = {
  group: LessonGroup;
  categoryOf: (lesson: Lesson) => Subcategory | undefined;
  /** What can be done with a lesson. */
  actions: (lesson: Lesson) => ReactNode;
};

/** The lessons by course; a course without lessons among them is left out (specification 2.15). */
export function groupsOf(lessons: readonly Lesson[], courses: readonly Course[]): LessonGroup[] {
  return [...Map.groupBy(lessons, ({ courseId }) => courseId)].map(([courseId, ofCourse]) => ({
    courseId,
    title: courses.find(({ id }) => id === courseId)?.title ?? messages.defaults.course,
    lessons: ofCourse,
  }));
}

/** What a lesson is called where it has no title. */
export const nameOf = ({ title }: Lesson) => title || messages.lessonViewer.untitled;
