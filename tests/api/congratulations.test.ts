import { progressPath } from '@padavu/domain/learning/progress';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { storeCourseWithLessons } from '../support/content.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const congratulate = (uid: string, { token } = admin) =>
  api('POST', `/admin/users/${uid}/congratulate`, { token });

/** A learner of a course of two lessons who has completed that many of them. */
async function aLearnerWith(complete: number) {
  const { course, lessonIds } = await storeCourseWithLessons(2);
  const learner = await aLearner({ courseId: course.id });
  const lessons: Record<number, object> = {};
  for (const id of lessonIds.slice(0, complete)) lessons[id] = { complete: true, at: new Date() };
  await db.doc(progressPath(learner.uid, course.id)).set({ lessons });
  return { course, learner };
}

describe('POST /admin/users/{id}/congratulate', () => {
  it('is stored once for each course when two administrators do it at the same time', async () => {
    const { course, learner } = await aLearnerWith(2);
    const colleague = await anAdmin();
    const replies = await Promise.all([congratulate(learner.uid), congratulate(learner.uid, colleague)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusal = replies.find(({ status }) => status === 409);
    expect(refusal?.body).toMatchObject({ code: 'changed-meanwhile' });
    const account = await api('GET', `/admin/users/${learner.uid}`, { token: admin.token });
    expect(account.body).toMatchObject({ data: { congratulatedOn: course.id } });
    expect(await auditOf(learner.uid)).toMatchObject([
      { action: 'user.congratulate', after: { congratulatedOn: course.id } },
    ]);
  });

  it('is refused for a learner who has not completed the course, has no course or does not exist', async () => {
    const { learner } = await aLearnerWith(1);
    expect((await congratulate(learner.uid)).body).toMatchObject({ code: 'not-complete' });
    const withoutCourse = await aLearner({ courseId: null });
    expect((await congratulate(withoutCourse.uid)).body).toMatchObject({ code: 'not-complete' });
    expect((await congratulate('nobody')).status).toBe(404);
  });
});
