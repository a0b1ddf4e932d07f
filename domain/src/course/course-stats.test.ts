import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeBetween,
  courseStatsDifference,
  countsTheSame,
  CourseStats,
  learnersIn,
  type LearnerStats,
  mostLeftUnfinished,
  noCourseStats,
  summarise,
  withChange,
} from './course-stats.ts';
import type { Progress } from '@padavu/domain/learning/progress';

const at = new Date('2026-11-01T10:00:00Z');
const lessonIds = [1, 2, 3];

/** Progress in which some lessons are complete, some are not, and one was opened last. */
function progressWith(complete: number[], incomplete: number[] = [], lastLessonId?: number): Progress {
  const marks = [...complete, ...incomplete].map(
    (id) => [String(id), { complete: complete.includes(id), at }] as const,
  );
  return { lessons: Object.fromEntries(marks), lastLessonId };
}

describe('the entry of a learner in the statistics', () => {
  it.each<[string, Progress | undefined, LearnerStats | undefined]>([
    ['nothing without progress', undefined, undefined],
    ['nothing without a mark', progressWith([]), undefined],
    [
      'the lesson that was opened last',
      progressWith([], [], 2),
      { finished: false, opened: [2], completed: [] },
    ],
    [
      'lessons complete and lessons begun',
      progressWith([1], [3], 3),
      { finished: false, opened: [1, 3], completed: [1] },
    ],
    [
      'the whole course',
      progressWith([3, 2, 1]),
      { finished: true, opened: [1, 2, 3], completed: [1, 2, 3] },
    ],
    [
      'no lesson that does not exist',
      progressWith([9], [], 9),
      { finished: false, opened: [], completed: [] },
    ],
  ])('is %s', (_case, progress, summary) => {
    expect(summarise(progress, [], lessonIds)).toEqual(summary);
  });

  it('keeps the lessons that were opened before, as long as they exist', () => {
    expect(summarise(progressWith([], [], 2), [1, 9], lessonIds)?.opened).toEqual([1, 2]);
  });

  it('has only the start of a course without lessons', () => {
    expect(summarise(progressWith([1]), [], [])).toEqual({ finished: false, opened: [], completed: [] });
  });

  it('stays the same while only the position in a video changes', () => {
    const begun = progressWith([1], [2], 2);
    const further = { ...begun, lessons: { ...begun.lessons, '2': { complete: false, at, position: 90 } } };
    expect(countsTheSame(begun, further)).toBe(true);
    expect(countsTheSame(begun, progressWith([1, 2], [], 2))).toBe(false);
    expect(countsTheSame(begun, progressWith([1], [2], 3))).toBe(false);
    expect(countsTheSame(begun, undefined)).toBe(false);
  });
});

describe('the difference of two summaries', () => {
  const half = { finished: false, opened: [1, 2], completed: [1] };

  it('is nothing where they are the same', () => {
    expect(changeBetween(half, { ...half })).toBeUndefined();
    expect(changeBetween(undefined, undefined)).toBeUndefined();
  });

  it('names the lessons that change and no other', () => {
    expect(changeBetween(half, { finished: true, opened: [1, 2], completed: [1, 2] })).toEqual({
      started: 0,
      finished: 1,
      lessons: { '2': { opened: 0, completed: 1 } },
    });
  });

  it('removes a learner without an entry', () => {
    const counted = withChange(noCourseStats(1), changeBetween(undefined, half) ?? noChange);
    const { started, finished, lessons } = withChange(counted, changeBetween(half, undefined) ?? noChange);
    expect([started, finished, Object.values(lessons)]).toEqual([
      0,
      0,
      [
        { opened: 0, completed: 0 },
        { opened: 0, completed: 0 },
      ],
    ]);
  });
});

describe('totals that are compared with a count', () => {
  const counted = { started: 3, finished: 1, lessons: { '1': { opened: 3, completed: 2 } } };

  it('need no change where they are equal, also for a lesson that nobody opened', () => {
    const stored = { ...counted, lessons: { ...counted.lessons, '2': { opened: 0, completed: 0 } } };
    expect(courseStatsDifference(counted, counted)).toBeUndefined();
    expect(courseStatsDifference(counted, stored)).toBeUndefined();
  });

  it.each([
    ['too low', { started: 1, finished: 0, lessons: {} }],
    ['too high', { started: 5, finished: 4, lessons: { '1': { opened: 9, completed: 2 } } }],
    [
      'of a lesson that is gone',
      { ...counted, lessons: { ...counted.lessons, '7': { opened: 2, completed: 1 } } },
    ],
    [
      'wrong in the number of completions alone',
      { ...counted, lessons: { '1': { opened: 3, completed: 0 } } },
    ],
  ])('become equal to it when they are %s', (_case, stored) => {
    const change = courseStatsDifference(counted, stored);
    const { started, finished, lessons } = withChange({ ...noCourseStats(1), ...stored }, change ?? noChange);
    const opened = Object.entries(lessons).filter(
      ([, lesson]) => lesson.opened !== 0 || lesson.completed !== 0,
    );
    expect({ started, finished, lessons: Object.fromEntries(opened) }).toEqual(counted);
  });
});

const noChange = { started: 0, finished: 0, lessons: {} };

/** Histories of learners: each version of the progress marks one lesson, or opens it. */
const histories = fc.array(
  fc.array(
    fc.record({ lesson: fc.integer({ min: 1, max: 4 }), action: fc.constantFrom('open', 'done', 'undone') }),
    { minLength: 1, maxLength: 6 },
  ),
  { minLength: 1, maxLength: 3 },
);

type Step = { lesson: number; action: string };

function versionsOf(history: readonly Step[]): Progress[] {
  const versions: Progress[] = [];
  for (const { lesson, action } of history) {
    const before = versions.at(-1)?.lessons ?? {};
    const lessons =
      action === 'open' ? before : { ...before, [String(lesson)]: { complete: action === 'done', at } };
    versions.push({ lessons, lastLessonId: lesson });
  }
  return versions;
}

describe('events of progress', () => {
  it('lead to the same statistics in any order, however often each is delivered', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat({ max: 999 })), (people, chance) => {
        const below = (limit: number) => (chance.next().value ?? 0) % limit;
        const learners = people.map(versionsOf);
        const written = learners.map(() => 0);
        const summaries: (LearnerStats | undefined)[] = learners.map(() => undefined);
        const undelivered = learners.flatMap((versions, who) => versions.map((_, index) => ({ who, index })));
        let courseStats = noCourseStats(1);

        const deliver = ({ who, index }: { who: number; index: number }) => {
          const [versions, before] = [learners[who] ?? [], summaries[who]];
          // An event is delivered after its write, and reads the latest version.
          written[who] = Math.max(written[who] ?? 0, index);
          const now = versions[written[who]];
          const opened = [...(before?.opened ?? []), versions[index]?.lastLessonId ?? 0];
          const after = summarise(now, opened, lessonIds);
          courseStats = withChange(courseStats, changeBetween(before, after) ?? noChange);
          summaries[who] = after;
        };
        while (undelivered.length > 0) {
          const event = undelivered[below(undelivered.length)];
          if (!event) break;
          deliver(event);
          if (below(3) > 0) undelivered.splice(undelivered.indexOf(event), 1);
        }

        const expected = learners.reduce((sum, versions) => {
          const everOpened = versions.flatMap(({ lastLessonId }) => lastLessonId ?? []);
          const summary = summarise(versions.at(-1), everOpened, lessonIds);
          return withChange(sum, changeBetween(undefined, summary) ?? noChange);
        }, noCourseStats(1));
        expect(courseStats).toEqual(expected);
        expect(courseStats.started).toBe(learners.length);
        for (const { opened, completed } of Object.values(courseStats.lessons)) {
          expect(completed).toBeGreaterThanOrEqual(0);
          expect(opened).toBeGreaterThanOrEqual(completed);
        }
      }),
    );
  });
});

const courseStatsOf = (courseId: number, lessons: Record<string, { opened: number; completed?: number }>) =>
  CourseStats.parse({ courseId, lessons });

describe('the lessons most often left unfinished', () => {
  const allStats = [
    courseStatsOf(1, {
      '1': { opened: 9, completed: 9 },
      '2': { opened: 9, completed: 4 },
      '8': { opened: 7 },
    }),
    courseStatsOf(2, { '5': { opened: 6, completed: 1 }, '6': { opened: 3, completed: 1 } }),
    courseStatsOf(3, { '7': { opened: 90 } }),
  ];
  const courses = [
    { id: 1, lessonIds: [1, 2, 3] },
    { id: 2, lessonIds: [5, 6] },
  ];

  it('are existing lessons of the given courses, most learners first', () => {
    expect(mostLeftUnfinished(courses, allStats, 5)).toEqual([
      { lessonId: 5, courseId: 2, opened: 6, unfinished: 5 },
      { lessonId: 2, courseId: 1, opened: 9, unfinished: 5 },
      { lessonId: 6, courseId: 2, opened: 3, unfinished: 2 },
    ]);
  });

  it('are at most as many as requested', () => {
    expect(mostLeftUnfinished(courses, allStats, 1)).toHaveLength(1);
  });

  it('are none while nobody has started', () => {
    expect(mostLeftUnfinished(courses, [], 5)).toEqual([]);
  });
});

it('the learners of several courses are added up', () => {
  expect(
    learnersIn([
      CourseStats.parse({ courseId: 1, started: 3, finished: 1 }),
      CourseStats.parse({ courseId: 2, started: 2 }),
    ]),
  ).toEqual({ started: 5, finished: 1 });
  expect(learnersIn([])).toEqual({ started: 0, finished: 0 });
});
