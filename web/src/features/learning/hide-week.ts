import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

/** Hides the learner's week on every device, or shows it again. @throws ApiError */
export async function hideWeek(hidden: boolean): Promise<void> {
  await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/week',
    body: { hidden },
    reply: z.object({ success: z.boolean() }),
  });
}
