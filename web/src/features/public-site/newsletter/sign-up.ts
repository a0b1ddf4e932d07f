import { z } from 'zod';
import { didNotGoThrough } from '@/features/public-site/texts.ts';
import { callApi } from '@/lib/api.ts';
import { reasonOf } from '@/lib/refusals.ts';

const SignUpReply = z.object({ success: z.literal(true), message: z.string() });

/** What the form shows: a message below it, and the address in it. */
export type SignUpOutcome = { message: string; email: string };

/**
 * Subscribes an address to the newsletter. The response is the same for a known address.
 * @returns what the form shows: after a failure it keeps the address
 */
export async function signUp(email: string): Promise<SignUpOutcome> {
  try {
    const { message } = await callApi({
      method: 'POST',
      path: '/newsletter',
      body: { email },
      reply: SignUpReply,
    });
    return { message, email: '' };
  } catch (error) {
    return { message: reasonOf(error, didNotGoThrough), email };
  }
}
