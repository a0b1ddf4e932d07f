import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { isRefused, isUnavailable } from '@/lib/firebase/failure.ts';
import { fetchLessons } from './fetch-lessons.ts';
import { quizOfLesson } from './lesson/fetch-quiz.ts';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const reply = { success: false, message: 'Not now.', code: 'forbidden' } as const;
const fetchQuiz = () => quizOfLesson(1).fetch?.();

beforeEach(() => {
  call.mockReset();
});

it.each([401, 429, 500])(
  'lessons and quizzes on the device stay after a response with %i',
  async (status) => {
    call.mockRejectedValue(new ApiError(status, 'Not now.', reply));
    await expect(fetchLessons(1)).rejects.toSatisfy(isUnavailable);
    await expect(fetchQuiz()).rejects.toSatisfy(isUnavailable);
  },
);

it('lessons and a quiz that the server refuses are hidden, and a quiz that is gone is none', async () => {
  call.mockRejectedValue(new ApiError(403, 'Not you.', reply));
  await expect(fetchLessons(1)).rejects.toSatisfy(isRefused);
  await expect(fetchQuiz()).rejects.toSatisfy(isRefused);
  call.mockRejectedValue(new ApiError(404, 'Gone.', reply));
  await expect(fetchLessons(1)).rejects.toSatisfy(isRefused);
  expect(await fetchQuiz()).toEqual([]);
});

it('a response that is not from the server refuses nothing', async () => {
  call.mockRejectedValue(new ApiError(403, 'Forbidden'));
  await expect(fetchLessons(1)).rejects.toSatisfy(isUnavailable);
});
