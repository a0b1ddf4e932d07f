import { auditCollection } from '@padavu/domain/admin/audit';
import { Claims } from '@padavu/domain/user/claims';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { paymentPath } from '@padavu/domain/payment/payment';
import { PaymentReference } from '@padavu/domain/payment/payment-reference';
import { lookupGram } from '@padavu/domain/values/search';
import { dataReply } from '@padavu/domain/api/reply';
import { usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import { ImportOutcome } from '@padavu/domain/user/user-import';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const aRow = (overrides: object = {}) => ({
  name: 'Anjali Menon',
  email: uniqueEmail(),
  course: '1',
  ...overrides,
});

const send = (rows: unknown, dryRun: boolean) =>
  api('POST', '/admin/users/import', { token: admin.token, body: { dryRun, rows } });

async function outcomes(rows: unknown, dryRun = false): Promise<ImportOutcome[]> {
  const reply = await send(rows, dryRun);
  expect(reply.status).toBe(200);
  return reply.as(dataReply(z.array(ImportOutcome))).data;
}

const states = (found: readonly ImportOutcome[]) => found.map(({ state }) => state);
const idOf = (outcome: ImportOutcome | undefined) => (outcome && 'id' in outcome ? outcome.id : '');
const accountOf = (email: string) => auth.getUsers([{ email }]).then(({ users }) => users[0]);
const documentOf = (uid: string) => db.collection(usersCollection).doc(uid).get();
const recordOf = async (uid: string) => (await documentOf(uid)).data();

describe('a dry run of an import', () => {
  it('reports the outcome of each row, in their order, and creates nothing', async () => {
    const { uid, email } = await createAccount();
    const newRow = aRow();
    const rows = [newRow, aRow({ email: email.toUpperCase() }), aRow({ name: 'Al', course: 'Astrology' })];
    expect(await outcomes(rows, true)).toEqual([
      { state: 'ready' },
      { state: 'exists', id: uid },
      {
        state: 'invalid',
        problems: [
          { column: 'name', message: messages.validation.nameTooShort },
          { column: 'course', message: adminMessages.userImport.courseUnknown },
        ],
      },
    ]);
    expect(await accountOf(newRow.email)).toBeUndefined();
  });

  it('finds an address that is in the list twice', async () => {
    const row = aRow();
    expect(await outcomes([row, { ...row, email: ` ${row.email.toUpperCase()} ` }], true)).toEqual([
      { state: 'ready' },
      { state: 'invalid', problems: [{ column: 'email', message: adminMessages.userImport.repeated }] },
    ]);
  });
});

describe('an import', () => {
  it('creates an approved account like a registration, with the payment and an audit entry', async () => {
    const row = aRow({
      course: '2',
      amount: '₹1,499',
      method: 'Cash',
      note: 'at the fair',
      language: 'Malayalam',
    });
    const [outcome] = await outcomes([row]);
    const uid = idOf(outcome);
    const record = await recordOf(uid);
    expect(outcome).toEqual({ state: 'created', id: uid });
    expect(record).toMatchObject({
      name: row.name,
      email: row.email,
      role: 'user',
      status: 'approved',
      courseId: 2,
      courseName: 'Digital Marketing',
      language: 'ml',
    });
    expect(record).toHaveProperty('paymentReference');
    PaymentReference.parse(record?.['paymentReference']);
    expect(record?.['searchGrams']).toContain(lookupGram('anj'));
    expect((await db.doc(paymentPath(uid)).get()).data()).toMatchObject({ amount: 1499, method: 'cash' });
    const account = await auth.getUser(uid);
    expect(Claims.parse(account.customClaims)).toEqual({
      approved: true,
      admin: false,
      courseId: 2,
      teaches: [],
    });
    const { docs } = await db.collection(auditCollection).where('target.id', '==', uid).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      {
        action: 'user.create',
        actor: { uid: admin.uid },
        before: null,
        after: { email: row.email, status: 'approved', payment: { amount: 1499, note: 'at the fair' } },
      },
    ]);
    expect(docs[0]?.get('after')).not.toHaveProperty('searchGrams');
  });

  it('creates an account without a language when the row has none', async () => {
    const [outcome] = await outcomes([aRow({ language: ' ' })]);
    expect(await recordOf(idOf(outcome))).not.toHaveProperty('language');
  });

  it('sets a random password that no reply contains', async () => {
    const row = aRow();
    const reply = await send([row], false);
    expect(JSON.stringify(reply.body)).not.toContain('password');
    for (const guess of ['', row.email, 'password', 'padavu-demo']) {
      const login = await api('POST', '/users/login', { body: { email: row.email, password: guess || ' ' } });
      expect([400, 401]).toContain(login.status);
    }
  });

  it('is safe to repeat: the second time every address has its account, and nothing is written', async () => {
    const rows = Array.from({ length: 7 }, () => aRow());
    const first = await outcomes(rows);
    expect(states(first)).toEqual(rows.map(() => 'created'));
    const second = await outcomes(rows);
    expect(second).toEqual(first.map((outcome) => ({ state: 'exists', id: idOf(outcome) })));
    for (const outcome of first) {
      const entries = db.collection(auditCollection).where('target.id', '==', idOf(outcome));
      expect((await entries.count().get()).data().count).toBe(1);
    }
  });

  it('creates the accounts of valid rows beside invalid ones', async () => {
    const [valid, invalid, other] = [aRow(), aRow({ email: 'nobody' }), aRow()];
    expect(states(await outcomes([valid, invalid, other]))).toEqual(['created', 'invalid', 'created']);
  });

  it('creates one account for two imports of one address at the same time', async () => {
    const row = aRow();
    const both = await Promise.all([outcomes([row]), outcomes([row])]);
    const uid = (await accountOf(row.email))?.uid ?? '';
    expect(await recordOf(uid)).toMatchObject({ email: row.email });
    const created = both.flat().filter(({ state }) => state === 'created');
    expect(created).toEqual([{ state: 'created', id: uid }]);
  });

  it('creates all accounts of two lists with payments at the same time, each with its own receipt number', async () => {
    const rows = Array.from({ length: 40 }, () => aRow({ amount: '1999' }));
    const both = [outcomes(rows.slice(0, 20)), outcomes(rows.slice(20))];
    const created = (await Promise.all(both)).flat();
    expect(states(created)).toEqual(created.map(() => 'created'));
    const payments = await Promise.all(created.map((outcome) => db.doc(paymentPath(idOf(outcome))).get()));
    expect(new Set(payments.map((payment): unknown => payment.get('receiptNumber'))).size).toBe(40);
  });

  it('stores a hostile name unchanged', async () => {
    const names = [
      '=HYPERLINK("http://evil.example","Hi")',
      '<img src=x onerror=alert(1)>',
      "Robert'); DROP TABLE",
      'അഞ്ജലി മേനോൻ',
    ];
    const created = await outcomes(names.map((name) => aRow({ name })));
    const documents = await Promise.all(created.map((outcome) => documentOf(idOf(outcome))));
    const storedNames = documents.map((document) => UserRecord.shape.name.parse(document.get('name')));
    expect(storedNames).toEqual(names);
  });

  it.each<[string, object]>([
    ['an amount that is a formula', { amount: '=1999' }],
    ['an amount below zero', { amount: '-1' }],
    ['an unknown method', { amount: '1', method: '__proto__' }],
    ['a note without an amount', { note: 'paid' }],
    ['an address of two lines', { email: 'a@b.example\nbcc: c@d.example' }],
    ['an unknown course', { course: 'constructor' }],
    ['no name at all', { name: ' \u0000 ' }],
  ])('answers what is wrong with %s, and creates nothing', async (_what, overrides) => {
    const row = aRow(overrides);
    expect(states(await outcomes([row]))).toEqual(['invalid']);
    expect(await accountOf(row.email.split('\n')[0] ?? '')).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['no rows', []],
    ['more rows than a call accepts', Array.from({ length: 101 }, () => aRow())],
    ['rows that are not objects', ['Anjali']],
    ['a cell that is not a text', [aRow({ amount: 1999 })]],
    ['a cell that is far too long', [aRow({ note: 'x'.repeat(2001) })]],
    ['an object instead of a list', { '0': aRow() }],
  ])('answers 400 for %s', async (_what, rows) => {
    expect((await send(rows, false)).status).toBe(400);
  });

  it('requires dryRun', async () => {
    const reply = await api('POST', '/admin/users/import', { token: admin.token, body: { rows: [aRow()] } });
    expect(reply.refusal().errors?.map(({ path }) => path)).toEqual(['dryRun']);
  });

  it('ignores fields of a row that are not columns', async () => {
    const row = aRow({ role: 'admin', status: 'pending', password: 'chosen by me' });
    const [outcome] = await outcomes([row]);
    expect(await recordOf(idOf(outcome))).toMatchObject({ role: 'user', status: 'approved' });
    const login = await api('POST', '/users/login', { body: { email: row.email, password: 'chosen by me' } });
    expect(login.status).toBe(401);
  });
});
