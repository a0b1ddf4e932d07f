import { randomInt } from 'node:crypto';
import { newSettings } from '@padavu/domain/school-settings';
import { usersCollection } from '@padavu/domain/user';
import { describe, expect, it } from 'vitest';
import { auditData } from '../../functions/src/data/audit.ts';
import { discountsData } from '../../functions/src/data/discounts.ts';
import { pacesData } from '../../functions/src/data/paces.ts';
import { registrationsData } from '../../functions/src/data/registrations.ts';
import { onceData } from '../../functions/src/data/once.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import {
  registrationsCollection,
  unregisteredAccountsData,
} from '../../functions/src/data/unregistered-accounts.ts';
import { AppError } from '../../functions/src/errors.ts';
import { withContext } from '../../functions/src/request-context.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';

type Deps = Parameters<typeof registrationsData>[0];

class Died extends Error {}
const die = () => Promise.reject(new Died());
const minutes = (count: number) => count * 60_000;

const unregistered = unregisteredAccountsData({
  db,
  auth,
  audit: auditData({ db, now: () => new Date() }),
  transactions: transactions({ db }),
});

const now = () => new Date();
const { byAdmin, byStaff } = transactions({ db });
const once = onceData({ db, byAdmin, byStaff, now });

const school = { read: () => Promise.resolve(newSettings) };

const service = (overrides: Partial<Deps> = {}) =>
  registrationsData({
    db,
    auth,
    inTransaction: transactions({ db }).run,
    unregistered,
    once,
    discounts: discountsData({ db, audit: auditData({ db, now }), once, byAdmin, school, now }),
    paces: pacesData({ db, audit: auditData({ db, now }), transactions: transactions({ db }), school, now }),
    school,
    now: () => new Date(),
    randomInt: (below) => randomInt(below),
    ...overrides,
  });

const authWith = (overrides: Partial<Deps['auth']>): Deps['auth'] => ({
  createUser: (properties) => auth.createUser(properties),
  deleteUser: (uid) => auth.deleteUser(uid),
  getUserByEmail: (email) => auth.getUserByEmail(email),
  ...overrides,
});

/** Transactions of which the first ones fail: `complete` is the first of a registration, taking back the second. */
function transactionsThatFail(...failing: number[]): Deps['inTransaction'] {
  let count = 0;
  return (work) => {
    count += 1;
    return failing.includes(count) ? die() : transactions({ db }).run(work);
  };
}

const aRegistration = (email = uniqueEmail()) => ({
  name: 'Asha Varma',
  email,
  password: 'a good password',
  courseId: 1,
  courseName: 'Ecommerce Mastery',
});

async function whatIsLeftOf({ email }: { email: string }) {
  const account = await auth.getUserByEmail(email).catch(() => undefined);
  const documents = await db.collection(usersCollection).where('email', '==', email).get();
  return { account: account?.uid, documents: documents.docs.map(({ id }) => id) };
}

const noteOf = (uid = '') => db.collection(registrationsCollection).doc(uid).get();

const nothing = { account: undefined, documents: [] };
const later = { now: () => new Date(Date.now() + minutes(5)) };

/** A process that ends between the account and the document, before it can take anything back. */
async function dieHalfway(registration: ReturnType<typeof aRegistration>): Promise<void> {
  const dying = service({ inTransaction: transactionsThatFail(1, 2) });
  await expect(dying.register(registration)).rejects.toThrow(Died);
}

describe('a registration is one unit', () => {
  it('leaves nothing when the account cannot be made', async () => {
    const registration = aRegistration();
    const failing = service({ auth: authWith({ createUser: die }) });
    await expect(failing.register(registration)).rejects.toThrow(Died);
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
  });

  // Fault: Auth's answer to making an account is lost. Sees: An error that asks to try again. Stored: Neither
  // account nor document. Heals: At once; the address is free.
  it('takes the account back when the answer to making it is lost', async () => {
    const registration = aRegistration();
    const answerLost = authWith({
      createUser: async (properties) => {
        await auth.createUser(properties);
        return die();
      },
    });
    await expect(service({ auth: answerLost }).register(registration)).rejects.toThrow(Died);
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
  });

  it('succeeds when the call that made the account was repeated because its answer was lost', async () => {
    const registration = aRegistration();
    const repeated = authWith({
      createUser: async (properties) => {
        await auth.createUser(properties);
        return auth.createUser({ email: registration.email });
      },
    });
    const { id } = await service({ auth: repeated }).register(registration);
    expect(await whatIsLeftOf(registration)).toEqual({ account: id, documents: [id] });
  });

  // Fault: Firestore fails between the account and its document. Sees: An error that asks to try again. Stored:
  // Neither account nor document. Heals: At once; the address is free.
  it('takes the account back when the document cannot be written', async () => {
    const registration = aRegistration();
    const failing = service({ inTransaction: transactionsThatFail(1) });
    await expect(failing.register(registration)).rejects.toThrow(Died);
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
  });

  it('can be tried again at once after such a failure', async () => {
    const registration = aRegistration();
    await expect(service({ inTransaction: transactionsThatFail(1) }).register(registration)).rejects.toThrow(
      Died,
    );
    const { id } = await service().register(registration);
    expect(await whatIsLeftOf(registration)).toEqual({ account: id, documents: [id] });
  });

  // Fault: The process dies in the middle of a registration. Sees: No answer. Stored: An account that cannot
  // enter, and a mark that it is half-made. Heals: By the next registration of the address, or by a schedule
  // within half an hour.
  it('is swept away when its process dies before it can take anything back', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    expect((await whatIsLeftOf(registration)).account).toBeDefined();
    await service(later).sweep();
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
  });

  it('frees its address for the next registration when its process died, without waiting for the sweep', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { id } = await service(later).register(registration);
    expect(await whatIsLeftOf(registration)).toEqual({ account: id, documents: [id] });
    await service(later).sweep();
    expect(await whatIsLeftOf(registration)).toEqual({ account: id, documents: [id] });
  });

  it('is not disturbed by a second one or a sweep while it may be in progress', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { account } = await whatIsLeftOf(registration);
    await expect(service().register(registration)).rejects.toThrow(AppError);
    await service().sweep();
    expect((await whatIsLeftOf(registration)).account).toBe(account);
  });

  it('goes on with the sweep where an earlier one was interrupted', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { account } = await whatIsLeftOf(registration);
    const interrupted = service({ ...later, auth: authWith({ deleteUser: die }) });
    await expect(interrupted.sweep()).rejects.toThrow(Died);
    await service(later).sweep();
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
    expect((await noteOf(account)).exists).toBe(false);
  });

  it('leaves no note when it is refused', async () => {
    const registration = aRegistration();
    await service().register(registration);
    const uids: string[] = [];
    const noting = authWith({
      createUser: (properties) => {
        uids.push(properties.uid ?? '');
        return auth.createUser(properties);
      },
    });
    await expect(service({ auth: noting }).register(registration)).rejects.toThrow(AppError);
    expect((await noteOf(uids[0])).exists).toBe(false);
  });

  it('writes no document once it was given up', async () => {
    const registration = aRegistration();
    const createUser: Deps['auth']['createUser'] = async (properties) => {
      const created = await auth.createUser(properties);
      await service(later).sweep();
      return created;
    };
    await expect(service({ auth: authWith({ createUser }) }).register(registration)).rejects.toThrow(
      'given up',
    );
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
  });

  it('leaves nothing once its caller was asked to try again, who can register at once', async () => {
    const registration = aRegistration();
    const context = { id: 'late', reads: 0, counts: 0, showsReads: false, isLate: false };
    const createUser: Deps['auth']['createUser'] = async (properties) => {
      const created = await auth.createUser(properties);
      context.isLate = true;
      return created;
    };
    const late = Promise.withResolvers<unknown>();
    withContext(context, () =>
      late.resolve(service({ auth: authWith({ createUser }) }).register(registration)),
    );
    await expect(late.promise).rejects.toThrow(AppError);
    expect(await whatIsLeftOf(registration)).toEqual(nothing);
    await expect(service().register(registration)).resolves.toHaveProperty('id');
  });

  it('replaces an account that no registration made and that has no document', async () => {
    const registration = aRegistration();
    const { uid } = await auth.createUser({ email: registration.email });
    const { id } = await service().register(registration);
    expect(await whatIsLeftOf(registration)).toEqual({ account: id, documents: [id] });
    expect(id).not.toBe(uid);
  });

  it('takes another payment reference when the first is in use', async () => {
    const draws: number[] = [];
    const remembering = (below: number) => {
      const drawn = randomInt(below);
      draws.push(drawn);
      return drawn;
    };
    const first = await service({ randomInt: remembering }).register(aRegistration());
    const repeating = (below: number) => draws.shift() ?? randomInt(below);
    const second = await service({ randomInt: repeating }).register(aRegistration());
    expect(draws).toEqual([]);
    expect(second.paymentReference).not.toBe(first.paymentReference);
  });
});
