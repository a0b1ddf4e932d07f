import { z } from 'zod';
import { callApi } from '@/lib/api.ts';

const SignUpReply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Stores an address for the newsletter; the answer is the same for a known one (design decision 10).
 * @returns what to tell the visitor
 * @throws ApiError when the server refuses, or does not answer
 */
export async function signUp(email: string): Promise<string> {
  const { message } = await callApi({
    method: 'POST',
    path: '/newsletter',
    body: { email },
    reply: SignUpReply,
  });
  return message;
}
