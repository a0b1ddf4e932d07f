import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { forget, readStored, readStoredText, store, storeText } from './stored.ts';

const Course = z.object({ title: z.string() });

describe('a value that is stored on this device', () => {
  it('is read as it was stored', () => {
    store('selectedCourse', { title: 'Ecommerce Mastery' });
    storeText('rememberedEmail', 'anu@padavu.example');
    expect(readStored('selectedCourse', Course)).toEqual({ title: 'Ecommerce Mastery' });
    expect(readStoredText('rememberedEmail')).toBe('anu@padavu.example');
  });

  it('is null when it was never stored, without a warning', () => {
    expect(readStored('selectedCourse', Course)).toBeNull();
    expect(readStoredText('token')).toBeNull();
  });

  it.each([
    ['is not JSON', '{"title":'],
    ['does not fit its schema', '{"title":7}'],
  ])('counts as absent and is logged when it %s', (_case, text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('selectedCourse', text);
    expect(readStored('selectedCourse', Course)).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The stored "selectedCourse" could not be read',
      expect.any(Error),
    );
    warn.mockClear();
  });

  it('is removed by its key, and other keys stay', () => {
    storeText('token', 'one');
    storeText('adminToken', 'two');
    storeText('rememberedEmail', 'anu@padavu.example');
    forget('token', 'adminToken');
    expect([
      readStoredText('token'),
      readStoredText('adminToken'),
      readStoredText('rememberedEmail'),
    ]).toEqual([null, null, 'anu@padavu.example']);
  });
});
