import { randomUUID } from 'node:crypto';
import { discountsCollection } from '@padavu/domain/payment/discount';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { dataReply, ErrorReply } from '@padavu/domain/api/reply';
import { usersCollection } from '@padavu/domain/user/user';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, type SignedIn } from '../support/accounts.ts';
import { aDiscount } from '../support/builders.ts';
import { startOwnApi, type OwnApi, type OwnReply } from './support/own-api.ts';

// Codes are counted in the whole school: this one has a store of its own.
const app = initializeApp({ projectId: `demo-${randomUUID().slice(0, 8)}` }, randomUUID());
const ownDb = getFirestore(app);
const codes = ownDb.collection(discountsCollection);
const { id: _, used: _used, updatedAt: _updatedAt, ...terms } = aDiscount();
let admin: SignedIn;
let ownApi: OwnApi;

const DeletionReply = dataReply(z.object({ auditId: z.string() }));
const codeOf = (index: number) => `CODE-${index}`;

beforeAll(async () => {
  [admin, ownApi] = await Promise.all([anAdmin(), startOwnApi({ db: ownDb })]);
  const account = await db.collection(usersCollection).doc(admin.uid).get();
  const batch = ownDb.batch();
  batch.set(ownDb.collection(usersCollection).doc(admin.uid), account.data() ?? {});
  for (let index = 0; index < discountLimits.codes; index += 1)
    batch.set(codes.doc(codeOf(index)), aDiscount({ id: codeOf(index) }));
  await batch.commit();
});

afterAll(async () => {
  ownApi.close();
  await deleteApp(app);
});

const send = (method: string, path: string, body?: unknown) =>
  ownApi.call(method, path, { token: admin.token, body });
const create = (code: string) => send('POST', '/discounts', { code, ...terms });
const undo = (auditId: string) => send('POST', `/admin/audit/${auditId}/undo`);
const countCodes = async () => (await codes.count().get()).data().count;
const refusalOf = ({ status, body }: OwnReply) => [status, ErrorReply.parse(body).code];

async function remove(code: string): Promise<string> {
  return DeletionReply.parse((await send('DELETE', `/discounts/${code}`)).body).data.auditId;
}

describe('a school with as many codes as it can have', () => {
  it('gets no other one, neither a new one nor a deleted one', async () => {
    expect(refusalOf(await create('NEW'))).toEqual([409, 'discounts-full']);
    const auditId = await remove(codeOf(0));
    expect((await create('NEW')).status).toBe(201);
    expect(refusalOf(await undo(auditId))).toEqual([409, 'discounts-full']);
    await remove(codeOf(1));
    expect((await undo(auditId)).status).toBe(200);
    expect(await countCodes()).toBe(discountLimits.codes);
  });

  it('gets one code where there is room for one, however many are created and restored at once', async () => {
    const deletions = [await remove(codeOf(2)), await remove(codeOf(3))];
    const filled = await create('FILLED');
    const replies = await Promise.all([
      ...Array.from({ length: 8 }, (_unused, index) => create(`AT-ONCE-${index}`)),
      ...deletions.map(undo),
    ]);
    const done = replies.filter(({ status }) => status < 300);
    expect([filled.status, done.length]).toEqual([201, 1]);
    expect(await countCodes()).toBe(discountLimits.codes);
  });
});
