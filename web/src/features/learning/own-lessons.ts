import { LessonReply } from '@padavu/domain/lesson';
import type { User } from '@padavu/domain/user';
import { useEffect, useRef } from 'react';
import { lessonsOfCourse } from '@/features/course-content/lesson-queries.ts';
import { documentsOptions, useDocuments } from '@/lib/firebase/use-documents.ts';
import type { Documents, Read } from '@/lib/firebase/use-documents.ts';
import { queryClient } from '@/lib/query-client.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useLearner } from './learner-access.ts';

/**
 * Every lesson of the own course. The rules list none whose days may wait for this learner: then the API answers, with the lessons that
 * wait for their day, and no video in them. Whoever began before days opened one after the other reads all of them.
 */
export const ownLessons = (
  courseId: number,
  { pacing }: Pick<User, 'pacing'>,
): Documents<typeof LessonReply> => ({
  ...lessonsOfCourse(courseId),
  schema: LessonReply,
  ...(pacing > 0 && { fetch: async () => (await import('./fetch-lessons.ts')).fetchLessons(courseId) }),
});

const keyOf = (courseId: number) => documentsOptions(lessonsOfCourse(courseId)).queryKey;

/** Asks for the lessons of a course again. */
const refreshLessons = (courseId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(courseId) });

/** The own lessons, live; a day opens on the page when its moment has come, or an administrator has opened it. */
export function useOwnLessons(courseId: number | null): Read<LessonReply[]> {
  const { user } = useLearner();
  const read = useDocuments(courseId === null ? null : ownLessons(courseId, user));
  const lessons = read.live.state === 'ready' ? read.live.data : none;
  useRefreshAt(nextOpening(lessons), courseId);
  useRefreshWhenMoved(user, courseId);
  return read;
}

const none: LessonReply[] = [];

/** The next moment at which a lesson opens; `undefined` where none has one. */
function nextOpening(lessons: readonly LessonReply[]): number | undefined {
  const moments = lessons.flatMap(({ locked, opensAt }) => (locked && opensAt ? [opensAt.getTime()] : []));
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Milliseconds that a timer can wait, and by which the server's clock is known (server-clock.ts), with some to spare. */
const longestWait = 2 ** 31 - 1;
const inDoubt = 2000;

function useRefreshAt(moment: number | undefined, courseId: number | null): void {
  useEffect(() => {
    if (moment === undefined || courseId === null) return undefined;
    const left = Math.max(0, moment - serverNow().getTime()) + inDoubt;
    const timer = setTimeout(() => void refreshLessons(courseId), Math.min(left, longestWait));
    return () => clearTimeout(timer);
  }, [moment, courseId]);
}

function useRefreshWhenMoved({ startsAt, openThrough, pacing }: User, courseId: number | null): void {
  const standing = `${startsAt?.getTime()} ${openThrough} ${pacing}`;
  const seen = useRef(standing);
  useEffect(() => {
    if (seen.current === standing || courseId === null) return;
    seen.current = standing;
    void refreshLessons(courseId);
  }, [standing, courseId]);
}

/** After something was completed: at the pace of the progress it may have opened the next day. */
export function refreshWaiting(courseId: number): void {
  const isWaiting = queryClient.getQueryData(keyOf(courseId))?.some(({ fields }) => 'locked' in fields);
  if (isWaiting) void refreshLessons(courseId);
}
