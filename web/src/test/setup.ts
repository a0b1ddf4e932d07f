import '@testing-library/jest-dom/vitest';
import { usualRegion } from '@padavu/domain/usual-region';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setBrand } from '@/lib/brand.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';

// As long as the journeys wait: one second is one of an idle machine. `vi.waitFor` has no setting of its own.
const longest = 8_000;
configure({ asyncUtilTimeout: longest });
const { waitFor } = vi;
vi.waitFor = (callback, options = longest) => waitFor(callback, options);

/**
 * Anything that complains to the console where no test expects it fails that test. Pages behind the sign-in name the school.
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
