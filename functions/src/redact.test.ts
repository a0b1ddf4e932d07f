import { describe, expect, it } from 'vitest';
import { describeError, redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['no user anjali.m@school.example here', 'no user [address] here'],
    ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. expired', 'token [token] expired'],
    ['POST /v1/accounts:signUp?key=AIzaSy-1 failed', 'POST /v1/accounts:signUp?key=[key] failed'],
    ['nothing secret', 'nothing secret'],
  ])('turns "%s" into "%s"', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });
});

describe('describeError', () => {
  it('keeps code and cause of an error, and no address', () => {
    const cause = Object.assign(new Error('a@b.example is taken'), { code: 'auth/taken' });
    expect(describeError(new TypeError('Not now', { cause }))).toMatchObject({
      name: 'TypeError',
      message: 'Not now',
      cause: { message: '[address] is taken', code: 'auth/taken' },
    });
  });

  it('keeps a thrown value that is no error', () => {
    expect(describeError('a@b.example')).toEqual({ thrown: '[address]' });
  });
});
