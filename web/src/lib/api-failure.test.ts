import type { ErrorCode } from '@padavu/domain/api/error-code';
import { describe, expect, it } from 'vitest';
import { callWithTexts, ownText, refusedHere } from './api-failure.ts';
import type { ApiTexts } from './api-failure.ts';
import { ApiError } from './api.ts';
import { reasonOf, refusalOf } from './refusals.ts';

const texts: ApiTexts = {
  'app-check': ownText,
  401: 'Sign in again.',
  412: 'It has changed.',
  otherwise: ({ status }) => `It failed with ${status}.`,
};

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, 'The server says.', { success: false, message: 'The server says.', code });

async function errorOf(error: unknown): Promise<unknown> {
  try {
    return await callWithTexts(texts, async () => {
      throw error;
    });
  } catch (thrown) {
    return thrown;
  }
}

describe('a call with texts', () => {
  it('resolves to the result of the call', async () => {
    await expect(callWithTexts(texts, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it.each([
    ['its code before its status', refusal(401, 'app-check'), 'The server says.'],
    ['its status', refusal(401, 'unauthenticated'), 'Sign in again.'],
    ['its status when there is no reply', new ApiError(412, 'Precondition Failed'), 'It has changed.'],
    ['neither', refusal(409, 'has-learners'), 'It failed with 409.'],
    ['no network', new ApiError(0, 'Failed to fetch'), 'It failed with 0.'],
  ])('has the text of the table for %s', async (_, error, message) => {
    const thrown = await errorOf(error);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ message, text: message, status: error.status, cause: error });
    expect(thrown).toHaveProperty('reply', error.reply);
  });

  it('treats an unreadable response as a fault of the server', async () => {
    const error = new TypeError('data is not iterable');
    expect(await errorOf(error)).toMatchObject({
      name: 'ApiError',
      message: 'It failed with 500.',
      status: 500,
      cause: error,
    });
  });
});

describe('the reason of a failed call', () => {
  it.each([
    ['the text of the server', refusal(409, 'has-learners'), 'The server says.'],
    ['the text of a service', refusedHere(400, 'Choose one.'), 'Choose one.'],
    ['not the status text of a gateway', new ApiError(502, 'Bad Gateway'), 'It failed.'],
    ["not a browser's message about the network", new ApiError(0, 'Failed to fetch'), 'No network.'],
    ['not the message of another error', new TypeError('data is not iterable'), 'It failed.'],
  ])('is %s', (_, error, text) => {
    expect(reasonOf(error, 'It failed.', 'No network.')).toBe(text);
  });
});

describe('why a form was not saved', () => {
  it.each([
    ['another version is stored', new ApiError(412, 'Precondition Failed'), 'It failed.'],
    ['the record is not as it was seen', refusal(409, 'changed-meanwhile'), 'The server says.'],
  ])('is a newer version when %s', (_, error, message) => {
    expect(refusalOf(error, 'It failed.')).toEqual({ message, failure: 'changed' });
  });

  it.each([
    ['the server refuses it for another reason', refusal(409, 'slug-taken'), 'The server says.'],
    ['the call did not fail', new TypeError('data is not iterable'), 'It failed.'],
  ])('is only a text when %s', (_, error, message) => {
    expect(refusalOf(error, 'It failed.')).toEqual({ message });
  });
});
