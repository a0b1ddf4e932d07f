import { dataReply } from '@padavu/domain/api/reply';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { anAdmin } from '../../tests/support/accounts.ts';
import { api, type ApiReply } from '../../tests/support/api-client.ts';
import { storeCourse, storeCategory } from '../../tests/support/content.ts';
import { countByStatus, lessonBody, register, together } from '../../tests/support/many.ts';

const Registered = dataReply(z.object({ id: z.string() }));
const longestWait = 60_000;

/** Seconds until the last of some calls is answered. Throws when one of them fails. */
async function secondsFor(calls: () => Promise<ApiReply[]>): Promise<number> {
  const started = performance.now();
  const replies = await calls();
  const seconds = (performance.now() - started) / 1000;
  const refused = replies.filter(({ status }) => status >= 400);
  if (refused.length > 0) {
    throw new Error(
      `${refused.length} of ${replies.length} calls failed, one with ${refused[0]?.status}: ${JSON.stringify(refused[0]?.body)}`,
    );
  }
  return seconds;
}

/**
 * A school with an administrator and an empty category, and functions that make many calls in it and return the seconds
 * that they took.
 */
export async function school() {
  const { token } = await anAdmin();
  const [course, other] = [await storeCourse(), await storeCourse()];
  const category = await storeCategory({ courseId: course.id });
  const forList = await storeCategory({ courseId: other.id });
  let uids: string[] = [];

  return {
    createLessons: (count: number) =>
      secondsFor(() =>
        together(count, (index) =>
          api('POST', `/lessons/subcategory/${category.id}`, { token, body: lessonBody(index) }),
        ),
      ),

    deleteCategory: () =>
      secondsFor(async () => [await api('DELETE', `/subcategories/${category.id}`, { token })]),

    register: (count: number) =>
      secondsFor(async () => {
        const replies = await together(count, register);
        uids = replies.flatMap((reply) => (reply.status === 201 ? reply.as(Registered).data.id : []));
        return replies;
      }),

    /** Seconds until the totals of accounts include everybody who registered. */
    async secondsUntilCounted(): Promise<number> {
      const started = performance.now();
      while ((await countByStatus(uids))['pending'] !== uids.length) {
        if (performance.now() - started > longestWait) throw new Error('The accounts were not counted');
        await wait(50);
      }
      return (performance.now() - started) / 1000;
    },

    approveAll: () =>
      secondsFor(() =>
        together(uids.length, (index) =>
          api('PUT', `/admin/users/${uids[index] ?? ''}/approve`, { token, body: {} }),
        ),
      ),

    createList: (count: number) =>
      secondsFor(async () => [
        await api('POST', `/lessons/subcategory/${forList.id}/list`, {
          token,
          body: { lessons: Array.from({ length: count }, (_, index) => lessonBody(index)) },
        }),
      ]),
  };
}
