import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { progressPath } from '@padavu/domain/learning/progress';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLessonProgress, someMoment } from '../support/builders.ts';
import { contextOf, startRulesEnvironment } from './support/rules-environment.ts';
import type { Store } from './row.ts';
import { seed } from './seed.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-rules-offline');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await seed(environment);
});
afterAll(() => environment.cleanup());

const minutesLater = (minutes: number) => new Date(someMoment.getTime() + minutes * 60_000);

const complete = (store: Store, uid: string, lesson: number, at: Date) =>
  store
    .doc(progressPath(uid, 1))
    .set(
      { lessons: { [lesson]: { complete: true, at } }, lastLessonId: lesson, lastSubcategoryId: 1 },
      { merge: true },
    );

const storedProgress = async (uid: string) =>
  (await contextOf(environment, 'admin').firestore().doc(progressPath(uid, 1)).get()).data();

describe('progress that is written offline', () => {
  test('is stored completely, from the first document on', async () => {
    const device = contextOf(environment, 'otherLearner').firestore();
    await device.disableNetwork();
    const writes = [1, 2, 3].map((lesson) => complete(device, 'otherLearner', lesson, minutesLater(lesson)));
    await device.enableNetwork();
    await Promise.all(writes);

    expect(await storedProgress('otherLearner')).toMatchObject({
      lessons: { 1: { complete: true }, 2: { complete: true }, 3: { complete: true } },
      lastLessonId: 3,
    });
  });

  test('loses only the marks for which another device has written later ones', async () => {
    const [device, otherDevice] = [0, 1].map(() => contextOf(environment, 'learner').firestore());
    if (!device || !otherDevice) throw new Error('Two devices are needed.');
    await device.disableNetwork();
    const overwritten = complete(device, 'learner', 1, minutesLater(1));
    const accepted = complete(device, 'learner', 2, minutesLater(2));
    await otherDevice
      .doc(progressPath('learner', 1))
      .set({ lessons: { 1: aLessonProgress({ complete: false, at: minutesLater(5) }) } }, { merge: true });
    await device.enableNetwork();

    await expect(overwritten).rejects.toMatchObject({ code: 'permission-denied' });
    await accepted;
    expect(await storedProgress('learner')).toMatchObject({
      lessons: { 1: { complete: false }, 2: { complete: true } },
    });
  });
});
