import { z } from 'zod';
import { UnseenAnswer } from './answered.ts';
import { instant } from '@padavu/domain/values/instant';
import { QuizResult } from './quiz-result.ts';
import { readableRecord } from '@padavu/domain/values/readable-record';
import { TaskStanding } from './task-state.ts';

/**
 * The path of a learner's progress in one course. The learner's device writes it field by field, so that it works
 * offline.
 */
export const progressPath = (uid: string, courseId: number) =>
  `users/${uid}/${progressCollection}/${courseId}`;
export const progressCollection = 'progress';

/** Milliseconds by which a device's clock may be fast; `firestore.rules` has the same value. */
export const clockTolerance = 5 * 60_000;

/** The highest position in a video, in seconds: a week. */
export const longestVideo = 604_800;

/** The latest mark of one lesson. For each lesson, the later mark wins, from whichever device it comes. */
export const LessonProgress = z.object({
  complete: z.boolean().catch(false),
  /** When `complete` was set, by the clock of that device. */
  at: instant,
  /** The position in the video, in seconds. */
  position: z.number().nonnegative().max(longestVideo).optional().catch(undefined),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

/** Marks by lesson; unreadable ones are left out. */
const Marks = readableRecord(LessonProgress).catch({});
const Results = readableRecord(QuizResult);

/** The document `users/{uid}/progress/{courseId}`. Keys of `lessons` and `quizzes` are lesson ids as text. */
export const Progress = z.object({
  lessons: Marks,
  lastLessonId: z.int().positive().optional().catch(undefined),
  lastSubcategoryId: z.int().positive().optional().catch(undefined),
  /** When the last lesson was opened, by the clock of that device. */
  lastAt: instant.optional().catch(undefined),
  /** The learner's results by quiz. Only the API writes it. */
  quizzes: Results.optional().catch(undefined),
  /** Whether the learner has hidden their week. Only the API writes it. */
  weekHidden: z.boolean().optional().catch(undefined),
  /** The states of the learner's work by lesson. Only the API writes it. */
  tasks: readableRecord(TaskStanding).optional().catch(undefined),
  /** Answers to the learner's questions and work that the learner has not seen, by id. Only the API writes it. */
  answered: readableRecord(UnseenAnswer).optional().catch(undefined),
});
export type Progress = z.infer<typeof Progress>;

export const noProgress: Progress = { lessons: {} };

/**
 * A learner's progress in whole percent: complete lessons among the lessons that exist. It is 0 for a course without
 * lessons. It is 100 only when every lesson is complete, and 0 only when none is.
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

/** How many of the existing lessons a learner has completed, and how many they have opened, complete ones included. */
export function lessonCounts(
  progress: Progress,
  lessonIds: readonly number[],
): { complete: number; opened: number; existing: number } {
  const existing = new Set(lessonIds);
  const opened = [...existing].filter((id) => progress.lessons[id] || progress.lastLessonId === id);
  return { complete: completeCount(progress, existing), opened: opened.length, existing: existing.size };
}

/** The moment of a learner's last activity; `null` for a learner who has not started. */
export function lastActivity({ lessons, lastAt }: Progress): Date | null {
  const moments = [...Object.values(lessons).map(({ at }) => at), ...(lastAt ? [lastAt] : [])];
  const latest = Math.max(...moments.map((moment) => moment.getTime()), never.getTime());
  return latest > never.getTime() ? new Date(latest) : null;
}

/** Whether the latest mark of a lesson is complete. */
export function isComplete(progress: Progress, lessonId: number): boolean {
  return progress.lessons[lessonId]?.complete === true;
}

/**
 * The mark by which a learner completes or reopens a lesson. The learner reacts to what the screen shows, so the mark
 * is always later than the shown one, even where another device's clock was ahead.
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
 * The mark that stores the position in a video. It is merged into the stored mark and does not change its completion. A
 * device without a mark sends "not complete" with the moment `never`, which the rules refuse if another device has
 * stored a mark meanwhile.
 */
export function positionMark(
  position: number,
  before: LessonProgress | undefined,
): Pick<LessonProgress, 'position'> & Partial<LessonProgress> {
  return before ? { position } : { complete: false, at: never, position };
}

/**
 * Progress in one lesson that waits on the device until it is stored, which can take long without a network: that the
 * lesson was opened, and perhaps a mark.
 */
export type WaitingProgress = {
  subcategoryId: number;
  lessonId: number;
  /** When the lesson was opened or marked. */
  at: Date;
  mark?: Partial<LessonProgress>;
};

/**
 * The fields that are merged into the document. The rules accept a mark only together with its lesson as the last one.
 */
export function progressFields({ subcategoryId, lessonId, at, mark }: WaitingProgress): object {
  const lastOpened = { lastLessonId: lessonId, lastSubcategoryId: subcategoryId, lastAt: at };
  return mark ? { ...lastOpened, lessons: { [lessonId]: mark } } : lastOpened;
}

/**
 * Converts waiting progress to the server's clock, which is `offset` milliseconds ahead of the device's clock. A moment
 * further ahead than `clockTolerance` becomes `now`: the device's clock was changed since, or was never compared.
 */
export function onServerClock(waiting: WaitingProgress, offset: number, now: Date): WaitingProgress {
  const latest = now.getTime() + clockTolerance;
  const converted = (at: Date) => {
    if (at.getTime() === never.getTime()) return at;
    const time = at.getTime() + offset;
    return new Date(time > latest ? now : time);
  };
  const { mark } = waiting;
  return {
    ...waiting,
    at: converted(waiting.at),
    ...(mark && { mark: { ...mark, ...(mark.at && { at: converted(mark.at) }) } }),
  };
}

/** Merges two items of waiting progress of one device in the same lesson; the later mark extends the earlier one. */
export function mergeWaiting(earlier: WaitingProgress, later: WaitingProgress): WaitingProgress {
  const mark = { ...earlier.mark, ...later.mark };
  return { ...later, ...(Object.keys(mark).length > 0 && { mark }) };
}

/**
 * The part of waiting progress that is still to be stored after what other devices have stored meanwhile: of two marks,
 * the later one wins. `null` when nothing is left.
 */
export function progressToSend(waiting: WaitingProgress, stored: Progress): WaitingProgress | null {
  const { mark, ...opened } = waiting;
  const storedMark = stored.lessons[waiting.lessonId];
  const isLater = mark && !(mark.at && storedMark && storedMark.at > mark.at);
  if (isLater) return waiting;
  return stored.lastAt && stored.lastAt >= waiting.at ? null : opened;
}

/** Progress as the device shows it: the stored progress, with waiting progress applied in its order. */
export function withWaiting(stored: Progress, waiting: readonly WaitingProgress[]): Progress {
  let progress = stored;
  for (const one of waiting) {
    const unsent = progressToSend(one, progress);
    if (unsent !== null) progress = applyWaiting(progress, unsent);
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
