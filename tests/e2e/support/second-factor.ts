import { createHmac } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { auth } from '../../support/accounts-firebase.ts';
import { AuthTokens, callAuth, withSecondFactor, type Account } from '../../support/accounts.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The key of the authenticator app, in base 32 (RFC 4648). */
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function decodeBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows for a key, `periods` half minutes from now (RFC 6238). */
export function codeFor(secret: string, periods = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periods));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Tokens of a session with a second factor, as Auth issues them. */
async function tokensOf(uid: string) {
  const response = await callAuth('signInWithCustomToken', { token: await auth.createCustomToken(uid) });
  const { idToken, refreshToken } = AuthTokens.parse(await response.json());
  return { idToken: withSecondFactor(idToken), refreshToken };
}

const Verification = z.object({ totpVerificationInfo: z.object({ verificationCode: z.string() }) });
const Challenge = z.looseObject({ mfaInfo: z.array(z.looseObject({})).optional() });

const reply = (route: Route, status: number, json: object) =>
  route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } });

/**
 * Mocks the three calls about authenticator apps that the Auth emulator does not implement. It accepts real codes. The
 * emulator stores the second factor of an account as a phone, so that its own sign-in asks for it.
 */
export async function mockAuthenticatorApps(page: Page, { uid }: Account): Promise<void> {
  await mockEnrollmentKey(page);
  const withValidCode = async (route: Route, then: () => Promise<unknown>) => {
    const { verificationCode } = Verification.parse(route.request().postDataJSON()).totpVerificationInfo;
    const isValid = [-1, 0, 1].some((periods) => codeFor(key, periods) === verificationCode);
    if (!isValid) return reply(route, 400, { error: { code: 400, message: 'INVALID_CODE' } });
    await then();
    return reply(route, 200, await tokensOf(uid));
  };
  await page.route(/accounts\/mfaEnrollment:finalize/, (route) =>
    withValidCode(route, () =>
      auth.updateUser(uid, {
        multiFactor: { enrolledFactors: [{ uid: 'app', factorId: 'phone', phoneNumber: '+919876543210' }] },
      }),
    ),
  );
  await page.route(/accounts\/mfaSignIn:finalize/, (route) => withValidCode(route, () => Promise.resolve()));
  await page.route(/accounts:signInWithPassword/, async (route) => {
    // The emulator may close an idle connection at this moment. A browser retries once, and so does this.
    const response = await route.fetch({ maxRetries: 1 });
    const { mfaInfo, ...fields } = Challenge.parse(await response.json());
    const apps = mfaInfo?.map(({ mfaEnrollmentId }) => ({ mfaEnrollmentId, totpInfo: {} }));
    await route.fulfill({ response, json: apps ? { ...fields, mfaInfo: apps } : fields });
  });
}

/** Mocks the call that returns the key of an authenticator app. */
export async function mockEnrollmentKey(page: Page): Promise<void> {
  await page.route(/accounts\/mfaEnrollment:start/, (route) =>
    reply(route, 200, {
      totpSessionInfo: {
        sharedSecretKey: key,
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: 'enrolling',
        finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
      },
    }),
  );
}
