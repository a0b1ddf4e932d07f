import { z } from 'zod';

type Verifier = { verifyToken: (token: string) => Promise<unknown> };

/**
 * The Admin SDK's error for a token that is not valid. If it could not fetch Google's keys, the error says nothing
 * about the token.
 */
const Refusal = z.object({
  code: z.enum(['app-check/invalid-argument', 'app-check/app-check-token-expired']),
  cause: z
    .object({ code: z.string().optional() })
    .refine(({ code }) => code !== 'key-fetch-error')
    .optional(),
});

/**
 * Verifies App Check tokens with the Admin SDK, which is loaded for the first token: a process without App Check never
 * loads it.
 * @returns whether a token is valid; throws where it cannot be verified
 */
export function appCheckTokens(load: () => Promise<Verifier>): (token: string) => Promise<boolean> {
  return async (token) => {
    const verifier = await load();
    try {
      await verifier.verifyToken(token);
      return true;
    } catch (error) {
      if (Refusal.safeParse(error).success) return false;
      throw error;
    }
  };
}
