import { courseTitle } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { ReactNode } from 'react';

/** A course's lessons on the page. */
export type LessonGroup = { courseId: number; title: string; lessons: readonly Lesson[] };

/** Props that the table and the cards share. */
export type LessonRowsProps = {
  group: LessonGroup;
  categoryOf: (lesson: Lesson) => Subcategory | undefined;
  /** Renders the actions of a lesson. */
  actions: (lesson: Lesson) => ReactNode;
};

/** The lessons grouped by course, without empty groups. */
export function groupsOf(lessons: readonly Lesson[], courses: readonly Course[]): LessonGroup[] {
  return [...Map.groupBy(lessons, ({ courseId }) => courseId)].map(([courseId, ofCourse]) => ({
    courseId,
    title: titleOf(courses.find(({ id }) => id === courseId)),
    lessons: ofCourse,
  }));
}

const titleOf = (course: Course | undefined) => (course ? courseTitle(course) : messages.defaults.course);

/** A lesson's title, or the default title. */
export const nameOf = ({ title }: Lesson) => title || messages.lessonViewer.untitled;
