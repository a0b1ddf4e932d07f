import { z } from 'zod';

const Payload = z.looseObject({ sub: z.string(), exp: z.number() });

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The payload of a token of the Auth emulator, which signs none; `undefined` for one that cannot be read or has
 * expired. Use it only with the emulator: elsewhere anybody could write such a token.
 */
export function readUnsignedToken(token: string, now: number): { uid: string } | undefined {
  const payload = Payload.safeParse(parsePart(token.split('.')[1] ?? ''));
  if (!payload.success || payload.data.exp * 1000 <= now) return undefined;
  return { ...payload.data, uid: payload.data.sub };
}
