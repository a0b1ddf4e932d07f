import { describe, expect, it } from 'vitest';
import { attentionPath } from './attention.ts';

const bytesOf = (path: string) => Buffer.byteLength(path.split('/')[1] ?? '');

describe('the path of an item', () => {
  // Firestore takes ids of up to 1,500 bytes.
  it.each([
    ['of one byte', 'a'],
    ['of two bytes', 'é'],
    ['of three bytes', 'പ'],
    ['of four bytes', '🎓'],
  ])('has an id that Firestore takes, for the longest id of characters %s', (_length, character) => {
    const longestId = character.repeat(1500 / Buffer.byteLength(character));
    expect(bytesOf(attentionPath('subcategories', longestId))).toBeLessThanOrEqual(1500);
  });

  it('contains the whole id of a document of ours', () => {
    const uid = 'a'.repeat(128);
    expect(attentionPath('users', uid)).toBe(`attention/users_${uid}`);
  });
});
