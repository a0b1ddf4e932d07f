import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { chooseLanguage } from '@/lib/languages.ts';
import { forget, readStoredText, store } from '@/lib/stored.ts';
import { keepLanguage } from './keep-language.ts';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
const call = vi.mocked(callAuthorisedApi);

beforeEach(() => {
  forget('language', 'chosenLanguage', 'user');
  call.mockReset().mockResolvedValue({ success: true });
});

const chosenBySomebody = () => {
  store('user', {});
  chooseLanguage('ml');
};

it('has the account of whoever is signed in keep what was chosen, once', async () => {
  chosenBySomebody();
  await Promise.all([keepLanguage(), keepLanguage()]);
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ method: 'PUT', path: '/users/me/language', body: { language: 'ml' } }),
  );
  await keepLanguage();
  expect(call).toHaveBeenCalledOnce();
  expect(readStoredText('language')).toBe('ml');
});

it('keeps a choice on the device alone while nobody is signed in', async () => {
  chooseLanguage('ml');
  await keepLanguage();
  expect(call).not.toHaveBeenCalled();
  expect(readStoredText('language')).toBe('ml');
});

it.each([
  [0, 'ml'],
  [401, 'ml'],
  [503, 'ml'],
  [400, null],
])('after an answer of %i what is left to send is %s', async (status, left) => {
  chosenBySomebody();
  call.mockRejectedValue(new ApiError(status, 'no'));
  await keepLanguage();
  expect(readStoredText('chosenLanguage')).toBe(left);
});

it('keeps what was chosen while it was being sent', async () => {
  chosenBySomebody();
  call.mockImplementation(() => {
    chooseLanguage('en');
    return Promise.resolve({ success: true });
  });
  await keepLanguage();
  expect(readStoredText('chosenLanguage')).toBe('en');
});
