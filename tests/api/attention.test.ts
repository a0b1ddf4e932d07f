import {
  AttentionItem,
  attentionPath,
  checkedCollections,
  type CheckedCollection,
} from '@padavu/domain/admin/attention';
import { beforeAll, describe, expect, it } from 'vitest';
import { attentionData } from '../../functions/src/data/admin/attention.ts';
import { fieldsOf } from '../../functions/src/data/store/documents.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueEmail, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aFurtherPayment, aPayment, aUserRecord } from '../support/builders.ts';
import { someId, storeCourse, storeLesson, storeCategory } from '../support/content.ts';

async function itemOf(collection: CheckedCollection, id: number | string) {
  const snapshot = await db.doc(attentionPath(collection, String(id))).get();
  return snapshot.exists ? AttentionItem.parse(fieldsOf(snapshot)) : undefined;
}

const service = attentionData({ db, ...transactions({ db }), now: () => new Date() });

const makers: Record<CheckedCollection, () => Promise<string>> = {
  courses: async () => String((await storeCourse()).id),
  subcategories: async () => String((await storeCategory({ courseId: 1 })).id),
  lessons: async () => String((await storeLesson({})).id),
  users: async () => {
    const uid = uniqueWord();
    await db.doc(`users/${uid}`).set(aUserRecord());
    return uid;
  },
  payments: async () => {
    const uid = uniqueWord();
    await db.doc(`payments/${uid}`).set(aPayment());
    return uid;
  },
  furtherPayments: async () => {
    const id = `${uniqueWord()}_k1`;
    await db.doc(`furtherPayments/${id}`).set(aFurtherPayment());
    return id;
  },
};

const remove = (collection: CheckedCollection, id: string) =>
  api('DELETE', `/admin/attention/${collection}/${encodeURIComponent(id)}`, { token: admin.token });

/** The response to the deletion of a document, and whether the document is still stored. */
async function deletionOf(collection: CheckedCollection, id: string) {
  const reply = await remove(collection, id);
  const { exists } = await db.doc(`${collection}/${id}`).get();
  return { status: reply.status, code: reply.refusal().code, exists };
}

/** Lists a document that has no faults, or none at all, as an event that was lost leaves it. */
const listStale = (collection: CheckedCollection, documentId: string) =>
  db
    .doc(attentionPath(collection, documentId))
    .set({ collection, documentId, kind: 'incomplete', label: 'Lines', fields: [], foundAt: new Date() });

const kept = { status: 409, code: 'changed-meanwhile', exists: true };

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const faults = [
  ['courses', 'title', 7, 'invalid'],
  ['subcategories', 'instructor', null, 'missing'],
  ['lessons', 'topics', Array.from({ length: 2000 }, String), 'too-large'],
  ['users', 'registrationDate', 'yesterday', 'invalid'],
  ['payments', 'amount', -1, 'invalid'],
  ['furtherPayments', 'receivedOn', 'soon', 'invalid'],
] as const;

describe('what needs attention', () => {
  it.each(faults)('lists a document of %s whose %s is wrong, until it is corrected', async (...row) => {
    const [collection, field, wrong, problem] = row;
    const id = await makers[collection]();
    const ref = db.collection(collection).doc(id);
    const right: unknown = (await ref.get()).get(field);
    await ref.update({ [field]: wrong });
    await expect
      .poll(() => itemOf(collection, id), afterTriggers)
      .toMatchObject({ collection, documentId: id, kind: 'incomplete', fields: [{ field, problem }] });
    await ref.update({ [field]: right });
    await expect.poll(() => itemOf(collection, id), afterTriggers).toBeUndefined();
  });

  it('lists a document that cannot be read, until it is deleted', async () => {
    const id = `abc-${someId()}`;
    await db.doc(`lessons/${id}`).set({ title: 'Lost' });
    await expect
      .poll(() => itemOf('lessons', id), afterTriggers)
      .toMatchObject({ kind: 'unreadable', label: 'Lost', documentId: id });
    await db.doc(`lessons/${id}`).delete();
    await expect.poll(() => itemOf('lessons', id), afterTriggers).toBeUndefined();
  });

  it('is also found by the scheduled check when no event was sent', async () => {
    const id = await makers.lessons();
    await db.doc(`lessons/${id}`).update({ duration: 45 });
    await expect.poll(() => itemOf('lessons', id), afterTriggers).toBeDefined();
    const item = db.doc(attentionPath('lessons', id));
    await item.delete();
    expect((await service.check()).faulty).toContain(`lessons/${id}`);
    expect((await item.get()).exists).toBe(true);
  });

  it('is freed by the scheduled check of items that are not at their place, whatever they name', async () => {
    const sound = await makers.lessons();
    const items = {
      [`attention/${uniqueWord()}`]: { collection: 'users', documentId: 'a/b', kind: 'incomplete' },
      [attentionPath('lessons', sound)]: { collection: 'lessons', documentId: sound, kind: 'incomplete' },
    };
    for (const [path, item] of Object.entries(items)) await db.doc(path).set(item);
    await service.check();
    const stored = await Promise.all(Object.keys(items).map((path) => db.doc(path).get()));
    expect(stored.map(({ exists }) => exists)).toEqual([false, false]);
  });

  it('is not written again when it is checked again', async () => {
    const id = await makers.subcategories();
    await db.doc(`subcategories/${id}`).update({ title: '' });
    await expect.poll(() => itemOf('subcategories', id), afterTriggers).toBeDefined();
    const before = await db.doc(attentionPath('subcategories', id)).get();
    await service.sync('subcategories', id);
    const after = await db.doc(attentionPath('subcategories', id)).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });
});

describe('repairing a document that is gone', () => {
  it('takes its item from the list', async () => {
    const id = String(someId());
    await listStale('lessons', id);
    const path = `/admin/attention/lessons/${id}/repair`;
    expect((await api('POST', path, { token: admin.token, body: {} })).status).toBe(404);
    expect(await itemOf('lessons', id)).toBeUndefined();
  });
});

describe('deleting a document that needs no attention', () => {
  it.each(checkedCollections)(
    'is refused for one of %s, which a colleague may have repaired',
    async (collection) => {
      expect(await deletionOf(collection, await makers[collection]())).toEqual(kept);
    },
  );

  it('is refused for an account with an id that no other call accepts', async () => {
    const id = `a ${uniqueWord()}`;
    await db.doc(`users/${id}`).set(aUserRecord());
    expect(await deletionOf('users', id)).toEqual(kept);
  });

  it.each([
    { what: 'is sound', id: makers.lessons, status: 409 },
    { what: 'is gone', id: () => Promise.resolve(String(someId())), status: 404 },
  ])('takes the item from the list if its document $what', async ({ id: make, status }) => {
    const id = await make();
    await listStale('lessons', id);
    expect((await remove('lessons', id)).status).toBe(status);
    expect(await itemOf('lessons', id)).toBeUndefined();
  });

  it('does not delete an account whose document is missing', async () => {
    const { uid } = await auth.createUser({ email: uniqueEmail() });
    expect((await remove('users', uid)).status).toBe(404);
    expect((await auth.getUser(uid)).uid).toBe(uid);
  });
});
