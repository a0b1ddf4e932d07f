import { noteId } from '@padavu/domain/learning/notes';
import { afterEach, expect, it, vi } from 'vitest';
import { freshId } from './fresh-id.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fresh ids are valid for notes and unique', () => {
  const ids = Array.from({ length: 100 }, freshId);
  for (const id of ids) expect(id).toMatch(noteId);
  expect(new Set(ids).size).toBe(100);
});

it('fresh ids sort in the order in which they were made', () => {
  vi.useFakeTimers();
  const first = freshId();
  vi.advanceTimersByTime(1);
  expect([freshId(), first].toSorted()[0]).toBe(first);
});

it('fresh ids can be made on a page that was not served over https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(freshId()).toMatch(noteId);
});
