import { randomInt, randomUUID } from 'node:crypto';
import { newSettings } from '@padavu/domain/school/school-settings';
import { usersCollection } from '@padavu/domain/user/user';
import { describe, expect, it } from 'vitest';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { discountsData } from '../../functions/src/data/payment/discounts.ts';
import { pacesData } from '../../functions/src/data/learning/paces.ts';
import { registrationsData } from '../../functions/src/data/user/registrations.ts';
import { onceData, type Once } from '../../functions/src/data/store/once.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import {
  registrationsCollection,
  unregisteredAccountsData,
} from '../../functions/src/data/user/unregistered-accounts.ts';
import { AppError } from '../../functions/src/errors.ts';
import { withContext } from '../../functions/src/request-context.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';

type Deps = Parameters<typeof registrationsData>[0];

class Died extends Error {}
const die = () => Promise.reject(new Died());
const minutes = (count: number) => count * 60_000;

const now = () => new Date();
const store = { db, auth, now, ...transactions({ db }) };
const early = {
  ...store,
  audit: auditData(store),
  once: onceData(store),
  school: { read: () => Promise.resolve(newSettings) },
};
const parts = {
  ...early,
  discounts: discountsData(early),
  paces: pacesData(early),
  unregistered: unregisteredAccountsData(early),
};

function service(overrides: Partial<Deps> = {}) {
  const registrations = registrationsData({
    ...parts,
    randomInt: (below) => randomInt(below),
    ...overrides,
  });
  const register = (account: ReturnType<typeof aRegistration>) =>
    registrations.register(() => Promise.resolve(account));
  const registerOnce = (account: ReturnType<typeof aRegistration>, call: Once) =>
    registrations.register(() => Promise.resolve(account), call);
  return { ...registrations, register, registerOnce };
}

const authWith = (overrides: Partial<Deps['auth']>): Deps['auth'] => ({
  createUser: (properties) => auth.createUser(properties),
  deleteUser: (uid) => auth.deleteUser(uid),
  getUserByEmail: (email) => auth.getUserByEmail(email),
  ...overrides,
});

/** Transactions that fail by their numbers: a registration's first one completes it, its second one removes it. */
function transactionsThatFail(...failingService: number[]): Deps['inTransaction'] {
  let count = 0;
  return (work) => {
    count += 1;
    return failingService.includes(count) ? die() : store.inTransaction(work);
  };
}

const aRegistration = (email = uniqueEmail()) => ({
  name: 'Asha Varma',
  email,
  password: 'a good password',
  courseId: 1,
  courseName: 'Ecommerce Mastery',
});

async function remainsOf({ email }: { email: string }) {
  const account = await auth.getUserByEmail(email).catch(() => undefined);
  const documents = await db.collection(usersCollection).where('email', '==', email).get();
  return { account: account?.uid, documents: documents.docs.map(({ id }) => id) };
}

const markOf = (uid = '') => db.collection(registrationsCollection).doc(uid).get();

const noRemains = { account: undefined, documents: [] };
const later = { now: () => new Date(Date.now() + minutes(5)) };

/** Simulates a process that dies between account and document, before it can delete the account again. */
async function dieHalfway(registration: ReturnType<typeof aRegistration>): Promise<void> {
  const dyingService = service({ inTransaction: transactionsThatFail(1, 2) });
  await expect(dyingService.register(registration)).rejects.toThrow(Died);
}

describe('a registration', () => {
  it('leaves nothing when the account cannot be created', async () => {
    const registration = aRegistration();
    const failingService = service({ auth: authWith({ createUser: die }) });
    await expect(failingService.register(registration)).rejects.toThrow(Died);
    expect(await remainsOf(registration)).toEqual(noRemains);
  });

  // Fault: Auth's response to making an account is lost. Sees: An error that asks to try again. Stored: Neither
  // account nor document. Heals: At once; the address is free.
  it('deletes the account again when the response to its creation is lost', async () => {
    const registration = aRegistration();
    const authWithLostResponse = authWith({
      createUser: async (properties) => {
        await auth.createUser(properties);
        return die();
      },
    });
    await expect(service({ auth: authWithLostResponse }).register(registration)).rejects.toThrow(Died);
    expect(await remainsOf(registration)).toEqual(noRemains);
  });

  // Fault: A call is repeated while it still runs in another process, which completes it before the repeated one has
  // looked twice. Sees: That the call is in progress. Stored: One account. Heals: Sent again, it gets the first result.
  it('does not say to its own repeated call that the address is taken', async () => {
    const registration = aRegistration();
    const call = { id: randomUUID(), fingerprint: 'same' };
    const [made, permitted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = service({
      auth: authWith({
        createUser: async (properties) => {
          const account = await auth.createUser(properties);
          made.resolve();
          return account;
        },
      }),
      inTransaction: async (work) => {
        await permitted.promise;
        return await store.inTransaction(work);
      },
    });
    const first = slow.registerOnce(registration, call);
    await made.promise;
    let reads = 0;
    async function read<T>(...args: Parameters<typeof parts.once.read<T>>) {
      const result = await parts.once.read(...args);
      reads += 1;
      if (reads === 2) {
        permitted.resolve();
        await first;
      }
      return result;
    }
    const repeated = service({ once: { ...parts.once, read } }).registerOnce(registration, call);
    await expect(repeated).rejects.toMatchObject({ code: 'idempotency-in-progress' });
    expect(await service().registerOnce(registration, call)).toEqual(await first);
  });

  it('succeeds when the call that creates the account is repeated because its response was lost', async () => {
    const registration = aRegistration();
    const repeatingAuth = authWith({
      createUser: async (properties) => {
        await auth.createUser(properties);
        return auth.createUser({ email: registration.email });
      },
    });
    const { id } = await service({ auth: repeatingAuth }).register(registration);
    expect(await remainsOf(registration)).toEqual({ account: id, documents: [id] });
  });

  // Fault: Firestore fails between the account and its document. Sees: An error that asks to try again. Stored:
  // Neither account nor document. Heals: At once; the address is free.
  it('deletes the account again when the document cannot be written', async () => {
    const registration = aRegistration();
    const failingService = service({ inTransaction: transactionsThatFail(1) });
    await expect(failingService.register(registration)).rejects.toThrow(Died);
    expect(await remainsOf(registration)).toEqual(noRemains);
  });

  it('can be tried again at once after the document could not be written', async () => {
    const registration = aRegistration();
    await expect(service({ inTransaction: transactionsThatFail(1) }).register(registration)).rejects.toThrow(
      Died,
    );
    const { id } = await service().register(registration);
    expect(await remainsOf(registration)).toEqual({ account: id, documents: [id] });
  });

  // Fault: The process dies in the middle of a registration. Sees: No response. Stored: An account that cannot
  // enter, and a mark that it is half-made. Heals: By the next registration of the address, or by a schedule
  // within half an hour.
  it('is removed by the sweep when its process dies before it can delete the account', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    expect((await remainsOf(registration)).account).toBeDefined();
    await service(later).sweep();
    expect(await remainsOf(registration)).toEqual(noRemains);
  });

  it('frees its address for the next registration when its process died, without waiting for the sweep', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { id } = await service(later).register(registration);
    expect(await remainsOf(registration)).toEqual({ account: id, documents: [id] });
    await service(later).sweep();
    expect(await remainsOf(registration)).toEqual({ account: id, documents: [id] });
  });

  it('is not disturbed by a second one or a sweep while it may be in progress', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { account } = await remainsOf(registration);
    await expect(service().register(registration)).rejects.toThrow(AppError);
    await service().sweep();
    expect((await remainsOf(registration)).account).toBe(account);
  });

  it('is removed by the next sweep when a sweep was interrupted', async () => {
    const registration = aRegistration();
    await dieHalfway(registration);
    const { account } = await remainsOf(registration);
    const interruptedService = service({ ...later, auth: authWith({ deleteUser: die }) });
    expect((await interruptedService.sweep()).get(account ?? '')).toEqual({ failure: new Died() });
    await service(later).sweep();
    expect(await remainsOf(registration)).toEqual(noRemains);
    expect((await markOf(account)).exists).toBe(false);
  });

  it('that cannot be cleared does not keep a sweep from clearing the later ones', async () => {
    const [first, second] = [aRegistration(), aRegistration()];
    for (const registration of [first, second]) await dieHalfway(registration);
    const { account } = await remainsOf(first);
    const failing = authWith({ deleteUser: (uid) => (uid === account ? die() : auth.deleteUser(uid)) });
    await service({ ...later, auth: failing }).sweep();
    expect((await remainsOf(first)).account).toBe(account);
    expect(await remainsOf(second)).toEqual(noRemains);
  });

  it('leaves no mark when it is refused', async () => {
    const registration = aRegistration();
    await service().register(registration);
    const uids: string[] = [];
    const recordingAuth = authWith({
      createUser: (properties) => {
        uids.push(properties.uid ?? '');
        return auth.createUser(properties);
      },
    });
    await expect(service({ auth: recordingAuth }).register(registration)).rejects.toThrow(AppError);
    expect((await markOf(uids[0])).exists).toBe(false);
  });

  it('writes no document once the sweep has given it up', async () => {
    const registration = aRegistration();
    const createUser: Deps['auth']['createUser'] = async (properties) => {
      const created = await auth.createUser(properties);
      await service(later).sweep();
      return created;
    };
    await expect(service({ auth: authWith({ createUser }) }).register(registration)).rejects.toThrow(
      'given up',
    );
    expect(await remainsOf(registration)).toEqual(noRemains);
  });

  it('leaves nothing when its response comes too late, and can be repeated at once', async () => {
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
    expect(await remainsOf(registration)).toEqual(noRemains);
    await expect(service().register(registration)).resolves.toHaveProperty('id');
  });

  it('replaces an account that no registration created and that has no document', async () => {
    const registration = aRegistration();
    const { uid } = await auth.createUser({ email: registration.email });
    const { id } = await service().register(registration);
    expect(await remainsOf(registration)).toEqual({ account: id, documents: [id] });
    expect(id).not.toBe(uid);
  });

  it('takes another payment reference when the first is in use', async () => {
    const draws: number[] = [];
    const recordDraw = (below: number) => {
      const draw = randomInt(below);
      draws.push(draw);
      return draw;
    };
    const first = await service({ randomInt: recordDraw }).register(aRegistration());
    const repeatDraw = (below: number) => draws.shift() ?? randomInt(below);
    const second = await service({ randomInt: repeatDraw }).register(aRegistration());
    expect(draws).toEqual([]);
    expect(second.paymentReference).not.toBe(first.paymentReference);
  });
});
