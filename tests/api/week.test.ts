import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import { aLearner } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aProgress } from '../support/builders.ts';
import { storeCourse } from '../support/content.ts';

const OwnProgress = dataReply(Progress);

it('a learner hides and shows the week, and nothing else of the progress changes', async () => {
  const { id } = await storeCourse();
  const { uid, token } = await aLearner({ courseId: id });
  await db.doc(progressPath(uid, id)).set(aProgress());
  const hide = (hidden: boolean) => api('PUT', '/users/me/week', { token, body: { hidden } });
  const progress = async () => (await api('GET', '/users/me/progress', { token })).as(OwnProgress).data;
  const { weekHidden: before, ...rest } = await progress();
  expect(before).toBeUndefined();
  expect((await hide(true)).status).toBe(200);
  expect(await progress()).toEqual({ ...rest, weekHidden: true });
  await hide(false);
  expect(await progress()).toEqual({ ...rest, weekHidden: false });
});
