import { readRouteId } from '@padavu/domain/route-id';

/** What the lesson viewer's address names; a `lessonId` of `undefined` means the first lesson. */
export type LessonAddress = { courseId: number; subcategoryId: number; lessonId: number | undefined };

export function readLessonAddress(params: Readonly<Record<string, string | undefined>>): LessonAddress {
  const lessonId = params['lessonId'];
  return {
    courseId: readRouteId(params['courseId']),
    subcategoryId: readRouteId(params['subcategoryId']),
    lessonId: lessonId === undefined ? undefined : readRouteId(lessonId),
  };
}

/** A non-numeric id reads as 0, which names nothing. */
export function namesALesson({ subcategoryId, lessonId }: LessonAddress): boolean {
  return subcategoryId !== 0 && lessonId !== 0;
}
