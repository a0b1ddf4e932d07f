import { userStatsEntryPath } from '@padavu/domain/user/user-stats';
import { db } from './accounts-firebase.ts';
import { password, uniqueEmail } from './accounts.ts';
import { api, type ApiReply } from './api-client.ts';

/** Sends `count` calls at the same time. @returns their replies, by index */
export function together(count: number, call: (index: number) => Promise<ApiReply>): Promise<ApiReply[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

export const lessonBody = (index = 0) => ({
  day: (index % 30) + 1,
  title: `Lesson ${index}`,
  description: 'Made with many others at once.',
  topics: ['One', 'Two'],
});

/** Registers a new learner of course 1, as the form does. */
export const register = () =>
  api('POST', '/users/register', {
    body: { name: 'Anjali Menon', email: uniqueEmail(), password, courseId: 1 },
  });

/** How many of these accounts the user statistics contain, by status. */
export async function countByStatus(uids: readonly string[]): Promise<Record<string, number>> {
  const found = await db.getAll(...uids.map((uid) => db.doc(userStatsEntryPath(uid))));
  const statuses = found.map((document) => String(document.get('status')));
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, { length }]) => [status, length]),
  );
}
