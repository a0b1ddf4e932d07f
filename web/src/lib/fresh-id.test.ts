import { noteId } from '@padavu/domain/notes';
import { afterEach, expect, it, vi } from 'vitest';
import { freshId } from './fresh-id.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes ids that a note may have, no two the same', () => {
  const ids = Array.from({ length: 100 }, freshId);
  for (const id of ids) expect(id).toMatch(noteId);
  expect(new Set(ids).size).toBe(100);
});

it('makes ids that stand in the order of their making', () => {
  vi.useFakeTimers();
  const first = freshId();
  vi.advanceTimersByTime(1);
  expect([freshId(), first].toSorted()[0]).toBe(first);
});

it('makes ids on a page that was not served over https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(freshId()).toMatch(noteId);
});
