import { z } from 'zod';
import { Answered } from './answered.ts';
import { instant } from './instant.ts';
import { laterResult, QuizResult } from './quiz-result.ts';
import { readableRecord } from './readable-record.ts';
import { TaskStanding } from './task-state.ts';

/** Where a learner's progress in one course lives. The learner writes it, field by field, so that it works offline. */
export const progressPath = (uid: string, courseId: number) =>
  `users/${uid}/${progressCollection}/${courseId}`;
export const progressCollection = 'progress';

/** Milliseconds that a device's clock may be fast; `firestore.rules` says the same. */
export const clockTolerance = 5 * 60_000;

/** A week in seconds. */
export const longestVideo = 604_800;

/** The latest mark of one lesson. Per lesson the later mark wins, whichever device it comes from. */
export const LessonProgress = z.object({
  complete: z.boolean().catch(false),
  /** When `complete` was said, by the clock of the device that said it. */
  at: instant,
  /** Where the video stood, in seconds. */
  position: z.number().nonnegative().max(longestVideo).optional().catch(undefined),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

/** Marks by lesson; one that cannot be read is left out, and the others stay. */
const Marks = readableRecord(LessonProgress).catch({});
const Results = readableRecord(QuizResult);

/** The document `users/{uid}/progress/{courseId}`. Keys of `lessons` and `quizzes` are lesson ids as text. */
export const Progress = z.object({
  lessons: Marks,
  lastLessonId: z.int().positive().optional().catch(undefined),
  lastSubcategoryId: z.int().positive().optional().catch(undefined),
  /** When the last lesson was opened, by the clock of the device that opened it. */
  lastAt: instant.optional().catch(undefined),
  /** How the learner stands with each quiz. The API alone writes it. */
  quizzes: Results.optional().catch(undefined),
  /** Whether the learner does not want to see their week. The API alone writes it. */
  weekHidden: z.boolean().optional().catch(undefined),
  /** How the learner stands with the work that lessons ask for. The API alone writes it. */
  tasks: readableRecord(TaskStanding).optional().catch(undefined),
  /** Questions and work of the learner's with answers that they have not seen, by id. The API alone writes it. */
  answered: readableRecord(Answered).optional().catch(undefined),
});
export type Progress = z.infer<typeof Progress>;

export const noProgress: Progress = { lessons: {} };

/**
 * How far a learner is, in whole percent: complete lessons that still exist among the lessons that exist.
 * An empty course is 0; 100 only when every lesson is complete, and 0 only when none is.
 */
export function progressPercent(progress: Progress, lessonIds: readonly number[]): number {
  const existing = new Set(lessonIds);
  if (existing.size === 0) return 0;
  const complete = completeCount(progress, existing);
  const percent = Math.round((complete / existing.size) * 100);
  if (complete > 0 && percent === 0) return 1;
  if (complete < existing.size && percent === 100) return 99;
  return percent;
}

function completeCount(progress: Progress, existing: ReadonlySet<number>): number {
  return [...existing].filter((id) => isComplete(progress, id)).length;
}

/** How many of the lessons that exist a learner has completed, and how many they have opened, complete ones included. */
export function lessonCounts(
  progress: Progress,
  lessonIds: readonly number[],
): { complete: number; opened: number; existing: number } {
  const existing = new Set(lessonIds);
  const opened = [...existing].filter((id) => progress.lessons[id] || progress.lastLessonId === id);
  return { complete: completeCount(progress, existing), opened: opened.length, existing: existing.size };
}

/** When a learner was last seen to learn; `null` for one who has not begun. */
export function lastActivity({ lessons, lastAt }: Progress): Date | null {
  const moments = [...Object.values(lessons).map(({ at }) => at), ...(lastAt ? [lastAt] : [])];
  const latest = Math.max(...moments.map((moment) => moment.getTime()), never.getTime());
  return latest > never.getTime() ? new Date(latest) : null;
}

/** Whether the learner has said that a lesson is complete. */
export function isComplete(progress: Progress, lessonId: number): boolean {
  return progress.lessons[lessonId]?.complete === true;
}

/**
 * The mark by which a learner completes or reopens a lesson. The person answers to what the screen shows, so the mark is
 * later than the one shown, even where another device's clock was ahead.
 */
export function completionMark(
  complete: boolean,
  at: Date,
  before: LessonProgress | undefined,
): Pick<LessonProgress, 'complete' | 'at'> {
  return { complete, at: new Date(Math.max(at.getTime(), (before?.at.getTime() ?? 0) + 1)) };
}

/** Earlier than every mark. */
const never = new Date(0);

/**
 * The position of a video, merged under the stored mark; it changes no completion. A device that has no mark yet sends "not
 * complete" at the beginning of time, which the rules refuse where another device has stored a mark meanwhile.
 */
export function positionMark(
  position: number,
  before: LessonProgress | undefined,
): Pick<LessonProgress, 'position'> & Partial<LessonProgress> {
  return before ? { position } : { complete: false, at: never, position };
}

/**
 * Two views of the same progress as one: per lesson the later mark wins, and the last lesson is the one opened last.
 * Ties are settled by the values themselves (complete before not, then the greater), so that the order of merging never
 * matters: commutative, associative, idempotent.
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const lessons = { ...one.lessons };
  for (const [id, mark] of Object.entries(other.lessons)) {
    const mine = lessons[id];
    lessons[id] = mine ? laterMark(mine, mark) : mark;
  }
  const quizzes = mergeResults(one.quizzes, other.quizzes);
  return { ...laterLastOpened(one, other), lessons, ...(quizzes && { quizzes }) };
}

function mergeResults(one: Progress['quizzes'], other: Progress['quizzes']): Progress['quizzes'] {
  if (!one || !other) return one ?? other;
  const merged = { ...one };
  for (const [id, result] of Object.entries(other)) {
    const mine = merged[id];
    merged[id] = mine ? laterResult(mine, result) : result;
  }
  return merged;
}

/**
 * What a device has to store about one lesson: that it was opened, and perhaps a mark. It waits on the device until it is
 * stored, which without a network may be long.
 */
export type WaitingProgress = {
  subcategoryId: number;
  lessonId: number;
  /** When the lesson was opened or marked. */
  at: Date;
  mark?: Partial<LessonProgress>;
};

/** The fields under which it is merged. The rules take a mark only together with its lesson as the last one. */
export function progressFields({ subcategoryId, lessonId, at, mark }: WaitingProgress): object {
  const lastOpened = { lastLessonId: lessonId, lastSubcategoryId: subcategoryId, lastAt: at };
  return mark ? { ...lastOpened, lessons: { [lessonId]: mark } } : lastOpened;
}

/**
 * Waiting progress by the server's clock, which is `offset` milliseconds ahead of the clock its moments come from. None is
 * further ahead of `now` than any device may be: the clock was set since, or was never compared, and it counts as now.
 */
export function onServerClock(waiting: WaitingProgress, offset: number, now: Date): WaitingProgress {
  const latest = now.getTime() + clockTolerance;
  const moved = (at: Date) => {
    if (at.getTime() === never.getTime()) return at;
    const time = at.getTime() + offset;
    return new Date(time > latest ? now : time);
  };
  const { mark } = waiting;
  return {
    ...waiting,
    at: moved(waiting.at),
    ...(mark && { mark: { ...mark, ...(mark.at && { at: moved(mark.at) }) } }),
  };
}

/** What one device has to store about the same lesson twice, as one: the later mark adds to the earlier one. */
export function mergeWaiting(earlier: WaitingProgress, later: WaitingProgress): WaitingProgress {
  const mark = { ...earlier.mark, ...later.mark };
  return { ...later, ...(Object.keys(mark).length > 0 && { mark }) };
}

/**
 * What is left to store of waiting progress, once it is known what other devices have stored in the meantime: of two
 * marks the later one wins. `null` when nothing is.
 */
export function progressToSend(waiting: WaitingProgress, stored: Progress): WaitingProgress | null {
  const { mark, ...opened } = waiting;
  const storedMark = stored.lessons[waiting.lessonId];
  const isLater = mark && !(mark.at && storedMark && storedMark.at > mark.at);
  if (isLater) return waiting;
  return stored.lastAt && stored.lastAt >= waiting.at ? null : opened;
}

/** Progress as the device shows it: what the store has, and on top of it what waits, in its order. */
export function withWaiting(stored: Progress, waiting: readonly WaitingProgress[]): Progress {
  let progress = stored;
  for (const one of waiting) {
    const left = progressToSend(one, progress);
    if (left !== null) progress = applyWaiting(progress, left);
  }
  return progress;
}

function applyWaiting(progress: Progress, { lessonId, subcategoryId, at, mark }: WaitingProgress): Progress {
  const isLast = !progress.lastAt || progress.lastAt <= at;
  const before = progress.lessons[lessonId] ?? { complete: false, at: never };
  return {
    ...progress,
    ...(isLast && { lastLessonId: lessonId, lastSubcategoryId: subcategoryId, lastAt: at }),
    lessons: mark ? { ...progress.lessons, [lessonId]: { ...before, ...mark } } : progress.lessons,
  };
}

function laterMark(one: LessonProgress, other: LessonProgress): LessonProgress {
  const rank = (mark: LessonProgress) => [mark.at.getTime(), Number(mark.complete), mark.position ?? -1];
  return isAtLeast(rank(one), rank(other)) ? one : other;
}

function laterLastOpened(one: Progress, other: Progress): Omit<Progress, 'lessons' | 'quizzes'> {
  const rank = (lastOpened: Progress) => [
    lastOpened.lastAt?.getTime() ?? Number.NEGATIVE_INFINITY,
    lastOpened.lastLessonId ?? 0,
    lastOpened.lastSubcategoryId ?? 0,
  ];
  const {
    lessons: _lessons,
    quizzes: _quizzes,
    ...lastOpened
  } = isAtLeast(rank(one), rank(other)) ? one : other;
  return lastOpened;
}

/** Whether the first list of numbers comes after the second, or is the same, compared from the front. */
function isAtLeast(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((number, at) => number !== other[at]);
  return index === -1 || (one[index] ?? 0) > (other[index] ?? 0);
}
