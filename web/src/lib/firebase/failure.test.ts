import { messages } from '@padavu/domain/messages';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { failureMessage, noResponse, refusal } from './failure.ts';

describe('the text of a failure', () => {
  it.each([
    ['a refused read says so', refusal(), messages.userService.forbidden],
    ['a read without a response names the network', noResponse(), messages.login.network],
    [
      'a call without a response names the network',
      new ApiError(0, 'Failed to fetch'),
      messages.login.network,
    ],
    [
      'a refused call has the text of the refusal',
      new ApiError(409, 'x', undefined, 'It is full.'),
      'It is full.',
    ],
    ['a status text is not for people', new ApiError(502, 'Bad Gateway'), undefined],
    ['a code of Firebase is not for people', new FirebaseError('internal', 'INTERNAL'), undefined],
    ['nor is any other error', new TypeError('data is not iterable'), undefined],
  ])('%s', (_, error, text) => {
    expect(failureMessage(error)).toBe(text);
  });
});
