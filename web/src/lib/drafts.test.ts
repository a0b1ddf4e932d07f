import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  draftedRecords,
  dropDraft,
  dropDraftsOf,
  keepDraft,
  readDraft,
  subscribeToDrafts,
} from './drafts.ts';

const Values = z.object({ title: z.string() });
const place = { owner: 'meera', form: 'category', record: '7' };
const draft = {
  base: { title: 'Logos' },
  typed: { title: 'Logo design' },
  version: new Date('2026-11-01T10:00:00Z'),
};

beforeEach(() => keepDraft(place, draft));

describe('a draft', () => {
  it('comes back as it was kept', () => {
    expect(readDraft(place, Values)).toEqual(draft);
    keepDraft({ ...place, record: 'new' }, { ...draft, version: null });
    expect(readDraft({ ...place, record: 'new' }, Values)).toEqual({ ...draft, version: null });
  });

  it.each([
    ['of another person', { ...place, owner: 'rajan' }],
    ['of another form', { ...place, form: 'course' }],
    ['of another record', { ...place, record: '8' }],
  ])('is not that %s', (_case, elsewhere) => {
    expect(readDraft(elsewhere, Values)).toBeNull();
  });

  it('is listed until it is dropped, and notifies its listeners', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToDrafts(listener);
    expect(draftedRecords('meera', 'category')).toEqual(['7']);
    expect(draftedRecords('rajan', 'category')).toEqual([]);
    dropDraft(place);
    expect(draftedRecords('meera', 'category')).toEqual([]);
    leave();
    dropDraft(place);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("goes with the person's other drafts, and leaves those of others", () => {
    keepDraft({ ...place, owner: 'meeras-colleague' }, draft);
    dropDraftsOf('meera');
    expect(readDraft(place, Values)).toBeNull();
    expect(readDraft({ ...place, owner: 'meeras-colleague' }, Values)).toEqual(draft);
  });

  it('counts as absent when it no longer fits its form', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readDraft(place, z.object({ name: z.string() }))).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  it('that finds no room is not kept, and nothing breaks', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft({ ...place, record: '9' }, draft)).not.toThrow();
    setItem.mockRestore();
    expect(draftedRecords('meera', 'category')).toEqual(['7']);
  });
});
