import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { forget, readStoredText, storeText } from '@/lib/stored.ts';
import { syncLanguage } from './language-sync.ts';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
const call = vi.mocked(callAuthorisedApi);

beforeEach(() => {
  storeText('language', 'ml');
  storeText('agreedLanguage', 'en');
  call.mockReset().mockResolvedValue({ success: true });
});

it('the language of the device is saved to the account, by one call at a time', async () => {
  await Promise.all([syncLanguage(), syncLanguage()]);
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ method: 'PUT', path: '/users/me/language', body: { language: 'ml' } }),
  );
  expect(readStoredText('agreedLanguage')).toBe('ml');
});

it.each([
  [0, 'en'],
  [401, 'en'],
  [503, 'en'],
  [400, 'ml'],
])('after a response of %i the agreed language is %s', async (status, agreed) => {
  call.mockRejectedValue(new ApiError(status, 'no'));
  await syncLanguage();
  expect(readStoredText('agreedLanguage')).toBe(agreed);
});

it('no agreed language is stored for a session that ended in the meantime', async () => {
  call.mockImplementation(() => {
    forget('agreedLanguage');
    return Promise.resolve({ success: true });
  });
  await syncLanguage();
  expect(readStoredText('agreedLanguage')).toBeNull();
});
