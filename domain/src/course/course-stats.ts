import { z } from 'zod';
import { fingerprintOf, fingerprintOfCounts } from '@padavu/domain/values/fingerprint';
import { isComplete, progressPercent, type Progress } from '@padavu/domain/learning/progress';
import { limits } from '@padavu/domain/limits';
import { readRouteId } from '@padavu/domain/values/route-id';
import { storedFlag, storedReference, storedReferences } from '@padavu/domain/stored';

/** What a learner adds to the statistics of a course. Only the trigger that counts reads and writes it. */
export const learnerStatsCollection = 'learning';

export const learnerStatsPath = (uid: string, courseId: number) =>
  `${learnerStatsCollection}/${uid}_${courseId}`;

/** The learner and the course of an entry, from the id of its document; the course is 0 for an id of another form. */
export function learnerStatsIdParts(documentId: string): { uid: string; courseId: number } {
  const [, uid = '', course] = /^(.+)_([^_]+)$/.exec(documentId) ?? [];
  return { uid, courseId: readRouteId(course) };
}

/** The document `learning/{uid}_{courseId}`: one for every learner who has started. Ids of lessons ascend. */
export const LearnerStats = z.object({
  /** Whether every lesson of the course was complete when the learner's progress last changed. */
  finished: storedFlag(false),
  opened: storedReferences(limits.stored.lessonsOfCourse),
  completed: storedReferences(limits.stored.lessonsOfCourse),
  /** For the check that compares all entries with the totals; see `fingerprint.ts`. */
  fingerprint: z.int().optional().catch(undefined),
  /** The `seenFingerprint` of the progress that this was counted from. Entries of an older version lack it. */
  seen: z.int().optional().catch(undefined),
  /** The `lastLessonId` of that progress. */
  lastLessonId: z.int().optional().catch(undefined),
});
export type LearnerStats = z.infer<typeof LearnerStats>;

export const courseStatsCollection = 'insights';

const Count = z.int().catch(0);
const noLesson = { opened: 0, completed: 0 };
const LessonStats = z.object({ opened: Count, completed: Count }).catch(noLesson);
type LessonStats = z.infer<typeof LessonStats>;

/**
 * The document `insights/{courseId}`: how many learners started and finished a course, and opened and completed each
 * lesson.
 */
export const CourseStats = z.object({
  courseId: storedReference(),
  started: Count,
  finished: Count,
  /** By lesson id, deleted lessons included. */
  lessons: z.record(z.string(), LessonStats).catch({}),
  /** How often a check has corrected the totals. */
  healed: z.int().optional().catch(undefined),
});
export type CourseStats = z.infer<typeof CourseStats>;

export const noCourseStats = (courseId: number): CourseStats => ({
  courseId,
  started: 0,
  finished: 0,
  lessons: {},
});

/**
 * Counts a learner's progress; `undefined` for a learner who has not started.
 * @param opened lessons known to have been opened: progress names only the last one and those that have a mark
 * @param lessonIds the lessons that exist; no others are counted
 */
export function summarise(
  progress: Progress | undefined,
  opened: readonly number[],
  lessonIds: readonly number[],
): LearnerStats | undefined {
  if (!progress || !hasStarted(progress)) return undefined;
  const everOpened = new Set([
    ...opened,
    progress.lastLessonId,
    ...Object.keys(progress.lessons).map(Number),
  ]);
  const existing = [...new Set(lessonIds)].toSorted((one, other) => one - other);
  return {
    finished: progressPercent(progress, existing) === 100,
    opened: existing.filter((id) => everOpened.has(id)),
    completed: existing.filter((id) => isComplete(progress, id)),
  };
}

/**
 * An entry with what a check needs: the fingerprints of the progress it was counted from and of its part of the totals.
 */
export function withFingerprints(
  courseId: number,
  entry: LearnerStats,
  progress: Progress | undefined,
): LearnerStats {
  const lastLessonId = progress?.lastLessonId;
  return {
    finished: entry.finished,
    opened: entry.opened,
    completed: entry.completed,
    fingerprint: learnerFingerprint(courseId, entry),
    seen: seenFingerprint(progress),
    ...(lastLessonId !== undefined && { lastLessonId }),
  };
}

/** The fingerprint of what the statistics count of a learner's progress. */
export function seenFingerprint(progress: Progress | undefined): number {
  return fingerprintOf(fingerprint(progress));
}

/** The part of one learner in the fingerprint of a course's totals. */
function learnerFingerprint(courseId: number, entry: LearnerStats): number {
  const counts = changeBetween(undefined, entry);
  return counts ? courseStatsFingerprint({ courseId, ...counts }) : 0;
}

/** The fingerprint of a course's totals. It equals the sum of the fingerprints of all entries. */
export function courseStatsFingerprint({ courseId, started, finished, lessons }: CourseStats): number {
  return fingerprintOfCounts([
    [`${courseId} started`, started],
    [`${courseId} finished`, finished],
    ...Object.entries(lessons).flatMap(([id, { opened, completed }]) => [
      [`${courseId} ${id} opened`, opened] as const,
      [`${courseId} ${id} completed`, completed] as const,
    ]),
  ]);
}

function hasStarted({ lessons, lastLessonId }: Progress): boolean {
  return lastLessonId !== undefined || Object.keys(lessons).length > 0;
}

/**
 * Whether two versions of a learner's progress count the same, for example when only the position in a video differs.
 */
export function countsTheSame(one: Progress | undefined, other: Progress | undefined): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(progress: Progress | undefined): string {
  if (!progress) return '';
  const marks = Object.entries(progress.lessons).map(([id, { complete }]) => `${id} ${complete}`);
  return [progress.lastLessonId, ...marks.toSorted()].join();
}

/** Numbers to add to the statistics of a course. */
export type CourseStatsChange = Omit<CourseStats, 'courseId' | 'healed'>;

/**
 * The change by which a course counts a learner as `after` instead of `before`; `undefined` when nothing changes.
 */
export function changeBetween(
  before: LearnerStats | undefined,
  after: LearnerStats | undefined,
): CourseStatsChange | undefined {
  const difference = (count: (summary: LearnerStats) => boolean) =>
    Number(after !== undefined && count(after)) - Number(before !== undefined && count(before));
  const lessonIds = new Set([before, after].flatMap((summary) => summary?.opened ?? []));
  const lessons = [...lessonIds].map((id) => {
    const opened = difference((summary) => summary.opened.includes(id));
    const completed = difference((summary) => summary.completed.includes(id));
    return [String(id), { opened, completed }] as const;
  });
  const started = difference(() => true);
  const finished = difference((summary) => summary.finished);
  return changeOf(started, finished, lessons);
}

/** A change without the lessons whose counts do not change; `undefined` when nothing changes. */
function changeOf(
  started: number,
  finished: number,
  lessons: readonly (readonly [string, LessonStats])[],
): CourseStatsChange | undefined {
  const changed = lessons.filter(([, { opened, completed }]) => opened !== 0 || completed !== 0);
  if (started === 0 && finished === 0 && changed.length === 0) return undefined;
  return { started, finished, lessons: Object.fromEntries(changed) };
}

/** A course's statistics after a change, equal to the result of the store's increments. */
export function withChange(courseStats: CourseStats, change: CourseStatsChange): CourseStats {
  const lessons = { ...courseStats.lessons };
  for (const [id, { opened, completed }] of Object.entries(change.lessons)) {
    const before = lessons[id] ?? noLesson;
    lessons[id] = { opened: before.opened + opened, completed: before.completed + completed };
  }
  return {
    ...courseStats,
    started: courseStats.started + change.started,
    finished: courseStats.finished + change.finished,
    lessons,
  };
}

/** The change that makes the stored totals equal the wanted ones; `undefined` when they are equal. */
export function courseStatsDifference(
  wanted: CourseStatsChange,
  stored: CourseStatsChange,
): CourseStatsChange | undefined {
  const ids = new Set([...Object.keys(wanted.lessons), ...Object.keys(stored.lessons)]);
  const lessons = [...ids].map((id) => {
    const [one, other] = [wanted.lessons[id] ?? noLesson, stored.lessons[id] ?? noLesson];
    return [id, { opened: one.opened - other.opened, completed: one.completed - other.completed }] as const;
  });
  return changeOf(wanted.started - stored.started, wanted.finished - stored.finished, lessons);
}

/** A lesson that some learners opened and have not completed. */
export type UnfinishedLesson = { lessonId: number; courseId: number; opened: number; unfinished: number };

/**
 * The lessons of some courses that most learners left unfinished, most first. For equal numbers, the lesson that fewer
 * learners opened comes first, then the lower id. Deleted lessons, and lessons that everybody completed, are left out.
 */
export function mostLeftUnfinished(
  courses: readonly { id: number; lessonIds: readonly number[] }[],
  allStats: readonly CourseStats[],
  count: number,
): UnfinishedLesson[] {
  const byCourse = new Map(allStats.map((courseStats) => [courseStats.courseId, courseStats]));
  return courses
    .flatMap(({ id: courseId, lessonIds }) => {
      const lessons = byCourse.get(courseId)?.lessons ?? {};
      return [...new Set(lessonIds)].map((lessonId) => {
        const { opened, completed } = lessons[lessonId] ?? { opened: 0, completed: 0 };
        return { lessonId, courseId, opened, unfinished: opened - completed };
      });
    })
    .filter(({ unfinished }) => unfinished > 0)
    .toSorted(
      (one, other) =>
        other.unfinished - one.unfinished || one.opened - other.opened || one.lessonId - other.lessonId,
    )
    .slice(0, count);
}

/** How many learners have started and finished these courses, in total. */
export function learnersIn(allStats: readonly CourseStats[]): { started: number; finished: number } {
  return {
    started: allStats.reduce((sum, { started }) => sum + started, 0),
    finished: allStats.reduce((sum, { finished }) => sum + finished, 0),
  };
}
