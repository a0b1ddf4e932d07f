import type { Language } from '@padavu/domain/language/language';
import { z } from 'zod';

/** A session of Firebase Auth: an ID token that is valid for `expiresIn` seconds, and the token that renews it. */
export type Session = { uid: string; token: string; refreshToken: string; expiresIn: number };

type SignInResult =
  | { outcome: 'signed-in'; session: Session }
  | { outcome: 'refused' | 'disabled' | 'too-many-attempts' | 'second-factor-required' };

type NewPasswordResult =
  | { outcome: 'set'; email: string }
  | { outcome: 'bad-link' | 'weak' | 'too-many-attempts' };

/** What a caller waits after `too-many-attempts`: a minute, because Firebase Auth does not say how long it blocks. */
export const identityPauseSeconds = 60;

export type Identity = ReturnType<typeof identityClient>;

type Deps = {
  /** The project's Web API key. It identifies the project and is no secret. */
  apiKey: () => string;
  /** `host:port` of the Auth emulator; production without it. */
  emulatorHost: string | undefined;
  fetch?: typeof fetch;
};

const timeoutMs = 10_000;

/** Seconds, as Google writes them: `"3600"`. */
const Seconds = z.coerce.number().int().positive();

const SignInResponse = z
  .object({ localId: z.string(), idToken: z.string(), refreshToken: z.string(), expiresIn: Seconds })
  .transform(({ localId, idToken, ...session }) => ({ uid: localId, token: idToken, ...session }));
/** The response instead of tokens for an account with a second factor: the password was right. */
const SecondFactorResponse = z.object({ mfaPendingCredential: z.string().min(1) });
const ExchangeResponse = z
  .object({ idToken: z.string(), expiresIn: Seconds })
  .transform(({ idToken, expiresIn }) => ({ token: idToken, expiresIn }));
const RefreshResponse = z
  .object({ user_id: z.string(), id_token: z.string(), refresh_token: z.string(), expires_in: Seconds })
  .transform((response) => ({
    uid: response.user_id,
    token: response.id_token,
    refreshToken: response.refresh_token,
    expiresIn: response.expires_in,
  }));
const NewPasswordResponse = z.object({ email: z.string() });
const Refusal = z.object({ error: z.object({ message: z.string() }) });

const refusedSignIn = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
]);
/** Errors for addresses that get no mail; the caller must not learn of them. */
const withoutMail = new Set(['EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'USER_DISABLED', 'USER_NOT_FOUND']);
/** Errors for links that set no password (any more), also because their account is gone or disabled. */
const badLink = new Set([
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
  'USER_NOT_FOUND',
]);
const weakPassword = new Set(['WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS']);
const refusedRefresh = new Set(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN']);

type Result = { ok: true; body: unknown } | { ok: false; reason: string };

/** The code at the start of Google's message: `TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account ...`. */
const reasonOf = (message: string) => /^[A-Z_]+/.exec(message)?.[0] ?? 'UNKNOWN';

/** Signs in and renews through the REST interfaces of Identity Toolkit and Secure Token. */
export function identityClient({ apiKey, emulatorHost, fetch: send = fetch }: Deps) {
  async function call(
    service: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Result> {
    const base = emulatorHost ? `http://${emulatorHost}/` : 'https://';
    const response = await send(`${base}${service}?key=${encodeURIComponent(apiKey())}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, body: json };
    return { ok: false, reason: reasonOf(Refusal.parse(json).error.message) };
  }

  const account = (method: string, body: Record<string, unknown>, headers?: Record<string, string>) =>
    call(
      `identitytoolkit.googleapis.com/v1/accounts:${method}`,
      { ...body, returnSecureToken: true },
      headers,
    );

  return {
    /** Signs in with an address and a password. An unknown address and a wrong password are one outcome. */
    async signIn(email: string, password: string): Promise<SignInResult> {
      const result = await account('signInWithPassword', { email, password });
      if (result.ok) {
        if (SecondFactorResponse.safeParse(result.body).success) return { outcome: 'second-factor-required' };
        return { outcome: 'signed-in', session: SignInResponse.parse(result.body) };
      }
      if (refusedSignIn.has(result.reason)) return { outcome: 'refused' };
      if (result.reason === 'USER_DISABLED') return { outcome: 'disabled' };
      if (result.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { outcome: 'too-many-attempts' };
      throw new Error(`Identity Toolkit refused a sign-in: ${result.reason}`);
    },

    /** A fresh ID token for a custom token that we minted. */
    async exchange(customToken: string): Promise<Pick<Session, 'token' | 'expiresIn'>> {
      const result = await account('signInWithCustomToken', { token: customToken });
      if (result.ok) return ExchangeResponse.parse(result.body);
      throw new Error(`Identity Toolkit refused a custom token: ${result.reason}`);
    },

    /**
     * Asks Auth to mail a link to set a new password, in a language where its templates have it. An unknown address has
     * the same outcome as a known one. Only an account has the outcome `too-many-mails`; no caller may learn of it.
     */
    async sendPasswordReset(
      email: string,
      language: Language = 'en',
    ): Promise<'requested' | 'too-many-mails'> {
      const result = await account(
        'sendOobCode',
        { requestType: 'PASSWORD_RESET', email },
        {
          'X-Firebase-Locale': language,
        },
      );
      if (result.ok || withoutMail.has(result.reason)) return 'requested';
      if (result.reason === 'RESET_PASSWORD_EXCEED_LIMIT') return 'too-many-mails';
      if (result.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') return 'too-many-mails';
      throw new Error(`Identity Toolkit refused to mail a link: ${result.reason}`);
    },

    /**
     * Sets a new password by the code of a mailed link, which works once.
     * @returns the address of the account, or why nothing was set
     */
    async setPassword(code: string, password: string): Promise<NewPasswordResult> {
      const result = await call('identitytoolkit.googleapis.com/v1/accounts:resetPassword', {
        oobCode: code,
        newPassword: password,
      });
      if (result.ok) return { outcome: 'set', email: NewPasswordResponse.parse(result.body).email };
      if (badLink.has(result.reason)) return { outcome: 'bad-link' };
      if (weakPassword.has(result.reason)) return { outcome: 'weak' };
      if (result.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { outcome: 'too-many-attempts' };
      throw new Error(`Identity Toolkit refused a new password: ${result.reason}`);
    },

    /** A renewed session; `undefined` for a refresh token that is not valid (any more). */
    async refresh(refreshToken: string): Promise<Session | undefined> {
      const result = await call('securetoken.googleapis.com/v1/token', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
      if (result.ok) return RefreshResponse.parse(result.body);
      if (refusedRefresh.has(result.reason)) return undefined;
      throw new Error(`Secure Token refused a refresh: ${result.reason}`);
    },
  };
}
