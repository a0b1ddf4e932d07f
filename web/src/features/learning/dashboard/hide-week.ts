import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { needsNetwork } from '@/features/learning/texts.ts';

/**
 * Hides the learner's week on every device, or shows it again.
 * @returns why that could not be stored, for the learner; `undefined` if it is stored
 */
export async function hideWeek(hidden: boolean): Promise<string | undefined> {
  try {
    await callAuthorisedApi({
      method: 'PUT',
      path: '/users/me/week',
      body: { hidden },
      reply: z.object({ success: z.boolean() }),
    });
    return undefined;
  } catch (error) {
    return reasonOf(error, messages.server.error, needsNetwork);
  }
}
