import { z } from 'zod';
import { callApi } from '@/lib/api.ts';

const SignUpReply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Subscribes an address to the newsletter. The response is the same for a known address.
 * @returns the message to show
 * @throws ApiError if the server refuses or does not answer
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
