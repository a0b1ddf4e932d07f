import { describe, expect, it } from 'vitest';
import { AdminCredentials, Credentials, LoginForm, loginReasonMessage, RefreshRequest } from './sign-in.ts';

const firstMessage = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message;

const good = { email: 'devika@padavu.example', password: 'padavu-demo' };

describe('credentials', () => {
  it.each([
    [{ email: '' }, 'Please enter your email address'],
    [{ email: '   ' }, 'Please enter your email address'],
    [{ email: undefined }, 'Please enter your email address'],
    [{ email: 'devika' }, 'Please enter a valid email address'],
    [{ email: 'devika@padavu' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Please enter your password'],
    [{ password: '   ' }, 'Please enter your password'],
    [{ password: undefined }, 'Please enter your password'],
  ])('are refused with %o', (wrong, message) => {
    expect(firstMessage(Credentials.safeParse({ ...good, ...wrong }))).toBe(message);
  });

  it('are trimmed, with the address in lower case, and are not remembered by default', () => {
    expect(Credentials.parse({ email: ' Devika@Padavu.example ', password: ' padavu-demo ' })).toEqual({
      ...good,
      rememberMe: false,
    });
  });

  it.each([Credentials, LoginForm, AdminCredentials])(
    'have the address that it has after a registration, without invisible characters and with composed letters',
    (schema) => {
      const typed = { ...good, email: ' \u200Bdevika@padavu.example\u202C ', rememberMe: true };
      expect(schema.parse(typed).email).toBe(good.email);
      expect(schema.parse({ ...typed, email: 'jose\u0301@padavu.example' }).email).toBe(
        'jos\u00E9@padavu.example',
      );
    },
  );

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'devika' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
  ])('in the form with %o show a hint', (wrong, hint) => {
    expect(firstMessage(LoginForm.safeParse({ ...good, rememberMe: true, ...wrong }))).toBe(hint);
  });

  it.each([{ email: '' }, { password: '' }, { email: undefined }, { password: '  ' }])(
    'of an administrator are refused with %o',
    (wrong) => {
      expect(firstMessage(AdminCredentials.safeParse({ ...good, ...wrong }))).toBe(
        'Please enter both email and password',
      );
    },
  );

  it('are renewed by a refresh token, which is required', () => {
    expect(RefreshRequest.safeParse({ refreshToken: 'x' }).success).toBe(true);
    expect(RefreshRequest.safeParse({ refreshToken: '' }).success).toBe(false);
    expect(RefreshRequest.safeParse({}).success).toBe(false);
  });
});

describe('the reason for a sign-in', () => {
  it.each([
    ['pending', 'Your account is pending admin approval. Please wait.'],
    ['inactive', 'Your account is currently inactive. Please contact support.'],
    ['not_authenticated', 'Please log in to access this page.'],
    ['not_logged_in', 'Please log in to access this page.'],
    ['session_expired', 'Your session has expired. Please log in again.'],
    ['deleted', 'This account has been removed. Please contact support if you believe this is an error.'],
    ['anything else', 'An unexpected error occurred'],
    ['constructor', 'An unexpected error occurred'],
    ['approved', null],
    ['', null],
    [null, null],
  ])('%s reads "%s"', (reason, message) => {
    expect(loginReasonMessage(reason)).toBe(message);
  });
});
