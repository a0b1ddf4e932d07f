import { auditCollection } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { mediaCollection } from '@padavu/domain/picture/picture';
import { settingsCollection } from '@padavu/domain/user/security';
import { trashCollection } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { afterAll, expect, it } from 'vitest';
import { mediaClearingData } from '../../functions/src/data/picture/media-clearing.ts';
import { db } from '../support/accounts-firebase.ts';
import { uniqueWord } from '../support/accounts.ts';
import { aPicture, hashOf } from '../support/pictures.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const word = uniqueWord();

const hashNamed = (name: string) => hashOf(aPicture(`${word} ${name}`));
const file = (name: string) => db.collection(mediaCollection).doc(hashNamed(name));
const picture = (name: string) => ({
  alt: name,
  width: 640,
  height: 360,
  sources: [{ hash: hashNamed(name), width: 640 }],
});

/** A document for each kind of reference to a picture, by the name of the picture. */
const references: Record<string, [path: string, fields: object]> = {
  course: [`${coursesCollection}/${word}`, { picture: picture('course') }],
  teacher: [`${coursesCollection}/${word}2`, { instructors: [{ name: 'Meera', photo: picture('teacher') }] }],
  settings: [`${settingsCollection}/${word}`, { logo: picture('settings') }],
  deleted: [
    `${trashCollection}/${word}`,
    { collection: 'courses', document: { picture: picture('deleted') } },
  ],
  undoable: [
    `${auditCollection}/${word}`,
    { action: 'settings.update', before: { logo: picture('undoable') }, after: { logo: null } },
  ],
  prose: [`${word}/page`, { text: `![A loaf](/media/${hashNamed('prose')})` }],
  version: [`${word}/page/versions/1`, { text: picture('version') }],
  // A change of a course cannot be undone, so its audit entry keeps no picture.
  history: [
    `${auditCollection}/${word}2`,
    { action: 'course.update', before: { picture: picture('history') } },
  ],
  // Accounts contain no pictures of the site.
  person: [`${usersCollection}/${word}`, { name: hashNamed('person') }],
};

afterAll(async () => {
  const batch = db.batch();
  for (const [path] of Object.values(references)) batch.delete(db.doc(path));
  await batch.commit();
});

it('deletes files that nothing refers to once they are a week old, and no other', async () => {
  const batch = db.batch();
  for (const [path, fields] of Object.values(references)) batch.set(db.doc(path), fields);
  for (const name of [...Object.keys(references), 'nothing']) batch.set(file(name), { storedAt: daysAgo(8) });
  batch.set(file('chosen'), { storedAt: daysAgo(6) });
  batch.set(file('damaged'), { storedAt: 'yesterday' });
  await batch.commit();

  const clearing = mediaClearingData({ db, now: () => new Date() });
  expect(await clearing.clear()).toBeGreaterThanOrEqual(4);
  const names = [...Object.keys(references), 'nothing', 'chosen', 'damaged'];
  const files = await db.getAll(...names.map(file));
  expect(names.filter((_name, index) => files[index]?.exists)).toEqual([
    'course',
    'teacher',
    'settings',
    'deleted',
    'undoable',
    'prose',
    'version',
    'chosen',
  ]);
});

it('keeps a file that is stored again during the search for references', async () => {
  await file('again').set({ storedAt: daysAgo(8) });
  const clearing = mediaClearingData({
    db: {
      collection: (path) => db.collection(path),
      listCollections: async () => {
        await file('again').set({ storedAt: new Date() });
        return db.listCollections();
      },
    },
    now: () => new Date(),
  });
  await clearing.clear();
  expect((await file('again').get()).exists).toBe(true);
});
