import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type CoursePace, type Dated, isLessonOpen, type LearnerPace, paces } from '@padavu/domain/pace';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLesson, aUserRecord } from '../support/builders.ts';
import { contextOf, startRulesEnvironment } from '../support/rules-environment.ts';
import { getsThrough, getRow } from './row.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-pace');
});
afterAll(() => environment.cleanup());

const minute = 60_000;
/** The store's clock and this one differ by less than this; half a day apart no moment of a case is near it. */
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
const lesson: fc.Arbitrary<Dated> = fc.record(
  { day: fc.integer({ min: 0, max: 8 }), opensWith: fc.integer({ min: 0, max: 8 }) },
  { requiredKeys: [] },
);

const undated = Object.fromEntries(Object.entries(aLesson()).filter(([field]) => field !== 'day'));

/** Fields that are not there, as older documents lack them. */
const stored = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

describe('The rules', () => {
  test('open a lesson exactly when the definition of the pace does', async () => {
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
            store.doc('users/learner').set({ ...aUserRecord(), ...stored(learnerPace) }),
            store.doc('courses/1').set(aCourse({ ...coursePace, opensOn: [...coursePace.opensOn] })),
            store.doc('lessons/1').set({ ...undated, ...dated }),
          ]);
          const isLetThrough = await getsThrough(cell, learnerStore);
          expect(isLetThrough).toBe(isLessonOpen(dated, coursePace, learnerPace, new Date()));
        }),
        { numRuns: 300 },
      );
    });
  });
});
