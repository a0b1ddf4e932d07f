import '@testing-library/jest-dom/vitest';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setBrand } from '@/lib/brand.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';

// As long as the end-to-end tests wait: one second is enough on an idle machine only. `vi.waitFor` has no global
// setting.
const timeout = 8_000;
configure({ asyncUtilTimeout: timeout });
const { waitFor } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

/**
 * An error or a warning on the console that a test does not expect fails the test. The brand is set because pages
 * behind the sign-in name the school.
 */
beforeEach(() => {
  setBrand({ name: 'Padavu', tagline: '', email: 'hello@padavu.example', logo: null, ...usualRegion });
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  memoryQueries.clear();
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});
