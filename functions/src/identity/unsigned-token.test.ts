import { describe, expect, it } from 'vitest';
import { readUnsignedToken } from './unsigned-token.ts';

const now = Date.UTC(2025, 4, 1);
const token = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;
const inAnHour = now / 1000 + 3600;

describe('a token of the emulator', () => {
  it('has the uid and the claims', () => {
    const read = readUnsignedToken(token({ sub: 'asha', exp: inAnHour, admin: true }), now);
    expect(read).toMatchObject({ uid: 'asha', admin: true });
  });

  it.each([
    ['has expired', token({ sub: 'asha', exp: now / 1000 })],
    ['names nobody', token({ exp: inAnHour })],
    ['is no JSON', 'e30.e31.'],
    ['is no token', 'made-up'],
  ])('is refused when it %s', (_case, text) => {
    expect(readUnsignedToken(text, now)).toBeUndefined();
  });
});
