import { expect, it, vi } from 'vitest';
import { offerLanguage } from './offer-language.ts';

it('an offer whose code fails to load is no error', async () => {
  vi.doMock('./suggest-language.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(offerLanguage('ml')).resolves.toBeUndefined();
});
