import { progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { StuckLearner, stuckLimits } from '@padavu/domain/learning/stuck-learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, anInactiveLearner, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aLessonProgress, aProgress } from '../support/builders.ts';
import { storeCourseWithLessons } from '../support/content.ts';

const ListReply = dataReply(z.array(StuckLearner));
const day = 24 * 60 * 60 * 1000;

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** The entries of these learners in the list, in its order. */
async function entriesOf(learners: readonly { uid: string }[]) {
  const { data } = (await api('GET', '/admin/stuck-learners', { token: admin.token })).as(ListReply);
  return data.filter(({ uid }) => learners.some((learner) => learner.uid === uid));
}

/** Stores a course with two lessons, and learners who opened the first of them that many days ago. */
async function aClass(daysQuiet: readonly number[]) {
  const { course, category, lessonIds } = await storeCourseWithLessons(2);
  const [first = 0, second = 0] = lessonIds;
  const learners = await Promise.all(daysQuiet.map(() => aLearner({ courseId: course.id })));
  for (const [index, { uid }] of learners.entries()) {
    const lastAt = daysAgo(daysQuiet[index] ?? 0);
    const lastLesson = { lastLessonId: first, lastSubcategoryId: category.id, lastAt };
    await db
      .doc(progressPath(uid, course.id))
      .set(
        aProgress({ ...lastLesson, lessons: { [first]: aLessonProgress({ complete: true, at: lastAt }) } }),
      );
  }
  return { course, category, first, second, learners };
}

describe('GET /admin/stuck-learners', () => {
  it('lists learners who opened nothing for a week, the latest first, with their last lesson', async () => {
    const { quietDays, longestDays } = stuckLimits;
    const { course, category, first, learners } = await aClass([
      quietDays + 3,
      quietDays + 1,
      quietDays - 1,
      longestDays + 1,
    ]);
    const found = await entriesOf(learners);
    expect(found.map(({ uid }) => uid)).toEqual([learners[1]?.uid, learners[0]?.uid]);
    expect(found[0]).toMatchObject({ courseId: course.id, course: course.title, percent: 50 });
    expect(found[0]?.lesson).toMatchObject({ id: first, subcategoryId: category.id });
  });

  it('names course and lesson in the language of the learner too', async () => {
    const { course, first, learners } = await aClass([8, 9]);
    await db.doc(`courses/${course.id}`).update({ translations: { ml: { title: 'വിൽപന' } } });
    await db.doc(`lessons/${first}`).update({ translations: { ml: { title: 'ആദ്യ പാഠം' } } });
    await db.doc(`users/${learners[1]?.uid}`).update({ language: 'ml' });
    const [english, malayalam] = await entriesOf(learners);
    expect(english?.titles).toEqual({ course: course.title, lesson: english?.lesson?.title });
    expect(malayalam?.titles).toEqual({ course: 'വിൽപന', lesson: 'ആദ്യ പാഠം' });
    expect(malayalam).toMatchObject({ course: course.title, lesson: { title: english?.lesson?.title } });
  });

  it('leaves out learners who finished, who moved to another course and who are deactivated', async () => {
    const { course, second, learners } = await aClass([8, 8, 8]);
    const [finished, moved, stuck] = learners;
    await db.doc(progressPath(finished?.uid ?? '', course.id)).update({
      [`lessons.${second}`]: aLessonProgress({ complete: true, at: daysAgo(8) }),
    });
    await db.doc(`users/${moved?.uid}`).update({ courseId: course.id + 1 });
    const inactive = await anInactiveLearner({ courseId: course.id });
    await db.doc(progressPath(inactive.uid, course.id)).set(aProgress({ lessons: {}, lastAt: daysAgo(8) }));
    expect((await entriesOf([...learners, inactive])).map(({ uid }) => uid)).toEqual([stuck?.uid]);
  });

  it('lists learners without a lesson when it is deleted or their progress is damaged', async () => {
    const { course, first, learners } = await aClass([8, 9]);
    await db.doc(`lessons/${first}`).delete();
    await db.doc(progressPath(learners[1]?.uid ?? '', course.id)).update({ lessons: 'none' });
    const found = await entriesOf(learners);
    expect(found.map(({ lesson }) => lesson)).toEqual([null, null]);
  });
});
