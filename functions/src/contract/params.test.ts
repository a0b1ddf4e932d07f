import { noteId } from '@padavu/domain/learning/notes';
import { expect, it } from 'vitest';
import { deviceId, trashParams } from './params.ts';

const isAccepted = (id: string) => trashParams.safeParse({ id }).success;

it('the id of a trash entry is at most as long as ids in Firestore, in bytes', () => {
  expect(isAccepted(`lessons_${'a'.repeat(1492)}`)).toBe(true);
  expect(isAccepted(`lessons_${'a'.repeat(1493)}`)).toBe(false);
  expect(isAccepted(`lessons_${'അ'.repeat(498)}`)).toBe(false);
});

it('the id of a trash entry begins with a collection whose documents can be restored', () => {
  expect(isAccepted('lessons_')).toBe(false);
  expect(isAccepted('payments_1')).toBe(false);
});

it('the id of a device is not the name of a property that every object has', () => {
  const ids = ['constructor', 'constructors', 'noteone1', 'toString'];
  expect(ids.filter((id) => deviceId(noteId).safeParse(id).success)).toEqual(['constructors', 'noteone1']);
});
