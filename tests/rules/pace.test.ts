import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  type CoursePace,
  isLessonOpen,
  type LearnerPace,
  type LessonDay,
  paces,
} from '@padavu/domain/course/pace';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLesson, aUserRecord } from '../support/builders.ts';
import { contextOf, startRulesEnvironment } from './support/rules-environment.ts';
import { getsThrough, getRow } from './row.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-pace');
});
afterAll(() => environment.cleanup());

const minute = 60_000;
/**
 * Moments half a day apart, none within minutes of the present: the clocks of the store and of the test may differ by
 * less.
 */
const moment = fc
  .integer({ min: -20, max: 20 })
  .map((halfDays) => new Date(Date.now() + (halfDays * 720 + 7) * minute));

const course: fc.Arbitrary<CoursePace> = fc.record({
  pace: fc.constantFrom(...paces),
  opensOn: fc.array(fc.option(moment), { maxLength: 6 }),
  pacing: fc.integer({ min: 0, max: 1 }),
});
const learner: fc.Arbitrary<LearnerPace> = fc.record({
  startsAt: fc.option(moment),
  openThrough: fc.integer({ min: 0, max: 4 }),
  pacing: fc.integer({ min: 0, max: 1 }),
});
const lesson: fc.Arbitrary<LessonDay> = fc.record(
  { day: fc.integer({ min: 0, max: 8 }), opensWith: fc.integer({ min: 0, max: 8 }) },
  { requiredKeys: [] },
);

const undated = Object.fromEntries(Object.entries(aLesson()).filter(([field]) => field !== 'day'));

/** Omits the fields that are `null`, which older documents lack. */
const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

describe('the rules', () => {
  test('open a lesson exactly when `isLessonOpen` of the domain does', async () => {
    const cell = {
      title: '',
      row: getRow('a lesson', 'lessons/1', []),
      person: 'learner',
      allowed: true,
    } as const;
    const learnerStore = contextOf(environment, cell.person).firestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const store = context.firestore();
      await fc.assert(
        fc.asyncProperty(course, learner, lesson, async (coursePace, learnerPace, dated) => {
          await Promise.all([
            store.doc('users/learner').set({ ...aUserRecord(), ...withoutNulls(learnerPace) }),
            store.doc('courses/1').set(aCourse({ ...coursePace, opensOn: [...coursePace.opensOn] })),
            store.doc('lessons/1').set({ ...undated, ...dated }),
          ]);
          const isAllowed = await getsThrough(cell, learnerStore);
          expect(isAllowed).toBe(isLessonOpen(dated, coursePace, learnerPace, new Date()));
        }),
        { numRuns: 300 },
      );
    });
  });
});
