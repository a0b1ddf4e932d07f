import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readStoredText, storeText } from './stored.ts';
import type { suggestLanguage } from './suggest-language.ts';

let suggest: typeof suggestLanguage;

beforeEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/faq?a=b');
  vi.resetModules();
  ({ suggestLanguage: suggest } = await import('./suggest-language.ts'));
});

const bar = () => within(screen.getByRole('complementary'));

/** Clicks the link and returns its address: jsdom does not navigate. */
function follow(): string {
  const link = bar().getByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കൂ' });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return link.getAttribute('href') ?? '';
}

it('the link leads to the page that is open at the click, which sets the language of the device', () => {
  suggest('ml');
  suggest('ml');
  expect(screen.getByRole('complementary')).toHaveAttribute('lang', 'ml');
  expect(bar().getByRole('link')).toHaveAttribute('href', '/ml/faq?a=b');
  history.pushState(null, '', '/courses?c=d');
  expect(follow()).toBe('/ml/courses?c=d');
  expect(readStoredText('language')).toBe('ml');
});

it('closing the bar sets the language of the device, which is not sent to the account', () => {
  storeText('agreedLanguage', 'ml');
  suggest('ml');
  fireEvent.click(bar().getByRole('button', { name: 'അടയ്ക്കൂ' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect([readStoredText('language'), readStoredText('agreedLanguage')]).toEqual(['en', 'en']);
});

it('what Tab reaches stays above the bar until it is closed', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  suggest('ml');
  height.mockRestore();
  const { style } = document.documentElement;
  expect(style.scrollPaddingBottom).toBe('48px');
  fireEvent.click(bar().getByRole('button'));
  expect(style.scrollPaddingBottom).toBe('');
});

it.each([
  ['in the language of the page', '/faq', 'en'],
  ['in one that the pages do not speak', '/faq', 'ta'],
  ['in the admin area, which has one language', '/admin/user', 'ml'],
])('there is no suggestion %s', (_where, address, requested) => {
  history.replaceState(null, '', address);
  suggest(requested);
  expect(screen.queryByRole('complementary')).toBeNull();
});
