import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { dropDraft, dropDraftsOf, storeDraft, readDraft, useRecordsWithDrafts } from './drafts.ts';

const Values = z.object({ title: z.string() });
const key = { owner: 'meera', form: 'category', record: '7' };
const draft = {
  base: { title: 'Logos' },
  typed: { title: 'Logo design' },
  version: new Date('2026-11-01T10:00:00Z'),
};

const listOf = (owner: string) => renderHook(() => useRecordsWithDrafts(owner, 'category')).result;

beforeEach(() => storeDraft(key, draft));

describe('a draft', () => {
  it('is read as it was stored', () => {
    expect(readDraft(key, Values)).toEqual(draft);
    storeDraft({ ...key, record: 'new' }, { ...draft, version: null });
    expect(readDraft({ ...key, record: 'new' }, Values)).toEqual({ ...draft, version: null });
  });

  it.each([
    ['of another person', { ...key, owner: 'rajan' }],
    ['of another form', { ...key, form: 'course' }],
    ['of another record', { ...key, record: '8' }],
  ])('is not the one %s', (_case, otherKey) => {
    expect(readDraft(otherKey, Values)).toBeNull();
  });

  it('is listed for its person until it is dropped', () => {
    const [own, another] = [listOf('meera'), listOf('rajan')];
    expect(own.current).toEqual(['7']);
    expect(another.current).toEqual([]);
    act(() => dropDraft(key));
    expect(own.current).toEqual([]);
  });

  it("is dropped with all drafts of its person, and other persons' drafts stay", () => {
    storeDraft({ ...key, owner: 'meeras-colleague' }, draft);
    dropDraftsOf('meera');
    expect(readDraft(key, Values)).toBeNull();
    expect(readDraft({ ...key, owner: 'meeras-colleague' }, Values)).toEqual(draft);
  });

  it('counts as absent when it no longer fits its form', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readDraft(key, z.object({ name: z.string() }))).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  it('is not stored when the storage is full, without an error', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeDraft({ ...key, record: '9' }, draft)).not.toThrow();
    setItem.mockRestore();
    expect(listOf('meera').current).toEqual(['7']);
  });
});
