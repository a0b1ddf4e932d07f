import { LessonReply } from '@padavu/domain/lesson';
import type { User } from '@padavu/domain/user';
import { useEffect, useRef } from 'react';
import { lessonsOfCourse } from '@/features/course-content/lesson-queries.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { documentsOptions, useDocuments } from '@/lib/firebase/use-documents.ts';
import type { Documents } from '@/lib/firebase/use-documents.ts';
import { queryClient } from '@/lib/query-client.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useLearner } from './learner-access.ts';

/**
 * Every lesson of the learner's course. The rules list no lessons to a learner whose days may be locked, so the API
 * returns them, the locked ones without their video. A learner who began before days opened one after the other reads
 * all of them.
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

/** Fetches the lessons of a course again. */
const refreshLessons = (courseId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(courseId) });

/** The learner's lessons, live. A day opens on the page when its time has come or an administrator has opened it. */
export function useOwnLessons(courseId: number | null): LiveRead<LessonReply[]> {
  const { user } = useLearner();
  const read = useDocuments(courseId === null ? null : ownLessons(courseId, user));
  const lessons = read.live.state === 'ready' ? read.live.data : noLessons;
  useRefreshAt(nextOpening(lessons), courseId);
  useRefreshOnPaceChange(user, courseId);
  return read;
}

const noLessons: LessonReply[] = [];

/** The time at which the next locked lesson opens, in milliseconds; `undefined` if none has one. */
function nextOpening(lessons: readonly LessonReply[]): number | undefined {
  const moments = lessons.flatMap(({ locked, opensAt }) => (locked && opensAt ? [opensAt.getTime()] : []));
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** The longest delay of a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;
/** The precision to which the server's clock is known (server-clock.ts), in milliseconds, with some to spare. */
const clockTolerance = 2000;

function useRefreshAt(moment: number | undefined, courseId: number | null): void {
  useEffect(() => {
    if (moment === undefined || courseId === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Math.max(0, moment - serverNow().getTime()) + clockTolerance;
      timer = setTimeout(
        left > maxDelay ? wait : () => void refreshLessons(courseId),
        Math.min(left, maxDelay),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment, courseId]);
}

function useRefreshOnPaceChange({ startsAt, openThrough, pacing }: User, courseId: number | null): void {
  const pace = `${startsAt?.getTime()} ${openThrough} ${pacing}`;
  const fetchedPace = useRef(pace);
  useEffect(() => {
    if (fetchedPace.current === pace || courseId === null) return;
    fetchedPace.current = pace;
    void refreshLessons(courseId);
  }, [pace, courseId]);
}

/** Fetches the lessons again if any is locked. Called after a completion, which may have opened the next day. */
export function refreshLockedLessons(courseId: number): void {
  const hasLocked = queryClient.getQueryData(keyOf(courseId))?.some(({ fields }) => 'locked' in fields);
  if (hasLocked) void refreshLessons(courseId);
}
