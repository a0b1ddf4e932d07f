import { priceAfter } from '@padavu/domain/payment/discount-promise';
import { instant } from '@padavu/domain/values/instant';
import { messages } from '@padavu/domain/messages';
import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import { RegistrationReceipt, type Registration } from '@padavu/domain/user/registration-input';
import type { Language } from '@padavu/domain/language/language';
import { inLanguage } from '@padavu/domain/language/record-language';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { usersCollection, type UserStatus } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError, conflict, invalid, keyInProgress, tooBusy } from '#/errors.ts';
import { currentContext } from '#/request-context.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { registrationField, type DiscountRequest, type DiscountsData } from '#/data/payment/discounts.ts';
import { readDocument } from '#/data/store/documents.ts';
import type { Once, OnceData } from '#/data/store/once.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import type { SchoolData } from '#/data/school/school.ts';
import { finishEach, type Outcomes } from '#/data/store/sweep.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { registrationsCollection, type UnregisteredAccountsData } from './unregistered-accounts.ts';

const InProgress = z.object({
  startedAt: instant,
  abandoned: z.boolean(),
  /** The call that makes it, where it has an idempotency key. */
  call: z.string().optional(),
});

/** Four times as long as a request may run, in milliseconds: an older registration was interrupted. */
const graceMs = 120_000;

/** There are 729 million references, so that even in a full school a second draw is rare. */
const maxDraws = 5;

/** Registrations cleared in one sweep; the next sweep takes the rest. */
const sweepSize = 200;

type Deps = {
  db: Pick<Firestore, 'collection'>;
  inTransaction: Transactions['inTransaction'];
  auth: Pick<Auth, 'createUser' | 'deleteUser' | 'getUserByEmail'>;
  unregistered: Pick<UnregisteredAccountsData, 'clear' | 'giveAddress'>;
  once: Pick<OnceData, 'read' | 'write'>;
  discounts: Pick<DiscountsData, 'promise' | 'take'>;
  paces: Pick<PacesData, 'newStart'>;
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
  /** An integer from 0 to below its argument. */
  randomInt: (below: number) => number;
};

/** The person that an account is made for. */
type NewAccount = Pick<Registration, 'name' | 'email' | 'password'> & {
  courseId: number;
  courseName: string;
  /** The price of the course without a discount, in whole units of the currency, where the person is to pay it. */
  price?: number | undefined;
  discountCode?: string | undefined;
  /** The language that the person registered in. */
  language?: Language | undefined;
};

/**
 * How an account is created. `prepare` reads in the transaction of its document, and returns a function that writes
 * there afterwards.
 */
type CreationOptions = {
  status: UserStatus;
  once?: Once | undefined;
  prepare?: (transaction: Transaction) => Promise<(uid: string, record: UserRecord) => void>;
};

export type RegistrationsData = ReturnType<typeof registrationsData>;

/**
 * Makes an Auth account and its document as one unit, although no transaction spans the two: the registration is marked
 * first, the document is written last, and an unfinished registration is rolled back (docs/decisions/010).
 */
export function registrationsData(deps: Deps) {
  const { db, auth, discounts, inTransaction, paces, unregistered, once, school, now, randomInt } = deps;
  const users = db.collection(usersCollection);
  const inProgress = db.collection(registrationsCollection);

  /**
   * Searched outside the transaction, where the query would make concurrent registrations wait for each other. It is
   * very unlikely that two of them draw the same of 729 million references at the same moment (docs/decisions/067).
   */
  async function freeReference(): Promise<string> {
    for (let draw = 0; draw < maxDraws; draw += 1) {
      const reference = makePaymentReference(randomInt);
      const holders = users.where('paymentReference', '==', reference).limit(1);
      if ((await fetchMatches(holders)).length === 0) return reference;
    }
    throw new Error(`No free payment reference in ${maxDraws} draws`);
  }

  function newRecord(account: NewAccount, status: UserStatus, paymentReference: string): UserRecord {
    const { name, email, courseId, courseName, language } = account;
    return {
      name,
      email,
      role: 'user',
      status,
      courseId,
      courseName,
      registrationDate: now(),
      paymentReference,
      ...(language && { language }),
      searchGrams: searchGrams(name, email),
      sortName: foldForOrder(name),
    };
  }

  /** Writes the document, unless the registration was abandoned meanwhile. */
  async function complete(
    uid: string,
    account: NewAccount,
    { status, once: call, prepare }: CreationOptions,
  ): Promise<RegistrationReceipt> {
    const [paymentReference, start] = await Promise.all([
      freeReference(),
      status === 'approved' && paces.newStart(account.courseId),
    ]);
    return inTransaction(async (transaction) => {
      const started = readDocument(InProgress, await fetchOne(inProgress.doc(uid), transaction));
      if (!started || started.abandoned) throw new Error(`The registration ${uid} was given up meanwhile`);
      const writeAlso = await prepare?.(transaction);
      const discountUse = await discounts.take(transaction, discountRequestOf(account));
      const discount = discountUse && { discount: discountUse.promise };
      const record = { ...newRecord(account, status, paymentReference), ...discount, ...start };
      // A late caller was told to try again, and would then find their own address taken.
      const context = currentContext();
      if (context?.isLate) throw tooBusy();
      if (context) context.isDeciding = true;
      transaction.create(users.doc(uid), record);
      writeAlso?.(uid, record);
      discountUse?.write();
      transaction.delete(inProgress.doc(uid));
      const toPay = discountUse ? priceAfter(discountUse.promise) : account.price;
      const receipt = { id: uid, paymentReference, ...discount, ...(toPay !== undefined && { toPay }) };
      once.write(transaction, call, receipt);
      return receipt;
    });
  }

  /** Rolls an unfinished registration back, unless it is complete after all. Its mark stays for the sweep. */
  async function abandon(uid: string): Promise<void> {
    const isComplete = await inTransaction(async (transaction) => {
      const [user, mark] = await fetchSeveral([users.doc(uid), inProgress.doc(uid)], transaction);
      if (user?.exists) return true;
      if (mark?.exists) transaction.update(inProgress.doc(uid), { abandoned: true });
      return false;
    });
    if (!isComplete) await undefinedIfMissing(auth.deleteUser(uid));
  }

  /**
   * Rolls a registration back. After a refusal its mark is deleted; after an error Auth may still create the account
   * later, and the sweep needs the mark.
   */
  async function rollBack(uid: string, isSettled: boolean): Promise<void> {
    await abandon(uid);
    if (isSettled) await inProgress.doc(uid).delete();
  }

  /** Whether an account belongs to a registration that was interrupted. */
  async function isInterrupted(uid: string): Promise<boolean> {
    const mark = readDocument(InProgress, await fetchOne(inProgress.doc(uid)));
    return mark !== undefined && (mark.abandoned || mark.startedAt.getTime() <= now().getTime() - graceMs);
  }

  /**
   * Creates the account in Auth. It replaces an interrupted registration with the same address, and an account that
   * nobody registered.
   */
  async function createAccount(uid: string, { email, password, name }: NewAccount): Promise<void> {
    const create = () => auth.createUser({ uid, email, password, displayName: name });
    await unregistered.giveAddress(uid, email, create, async (holder) => {
      if (!(await isInterrupted(holder))) return await unregistered.clear(holder);
      await abandon(holder);
      return true;
    });
  }

  /** Makes an account as one unit. Throws 409 `email-taken` for an address that has an account. */
  async function make(account: NewAccount, options: CreationOptions): Promise<RegistrationReceipt> {
    const { id: uid } = users.doc();
    const { once: call } = options;
    await inProgress.doc(uid).create({ startedAt: now(), abandoned: false, ...(call && { call: call.id }) });
    try {
      // A late caller was told to try again, and would then find their own address taken.
      if (currentContext()?.isLate) throw tooBusy();
      await createAccount(uid, account);
      return await complete(uid, account, options);
    } catch (error) {
      const refusal = refusalFor(error);
      // If this fails too, the sweep repeats it. The first error is the one to report.
      await rollBack(uid, refusal !== undefined).catch(() => undefined);
      throw refusal ?? error;
    }
  }

  /** Whether the existing account is one that the same call is making in another process. */
  async function isInProgress(email: string, call: Once): Promise<boolean> {
    const holder = await undefinedIfMissing(auth.getUserByEmail(email));
    if (!holder) return false;
    return readDocument(InProgress, await fetchOne(inProgress.doc(holder.uid)))?.call === call.id;
  }

  return {
    make,

    /**
     * Registers a learner, who then waits for approval. A call that is repeated gets the receipt of the first one,
     * whatever has changed since. Throws 409 `registration-closed` while the school takes no registrations.
     * @param admit decides whether the person may register; it does not run for a repeated call
     */
    async register(admit: () => Promise<NewAccount>, call?: Once): Promise<RegistrationReceipt> {
      const before = await once.read(RegistrationReceipt, call);
      if (before) return before;
      const registration = await admit();
      const { open, closedText } = inLanguage(
        registration.language ?? 'en',
        await school.read(),
      ).registration;
      if (!open) throw conflict(closedText || messages.register.closed, 'registration-closed');
      // A code that is refused here costs no account. It is checked again in the transaction of the registration.
      const discountRequest = discountRequestOf(registration);
      if (discountRequest) await discounts.promise(discountRequest, registrationField);
      try {
        return await make(registration, { status: 'pending', once: call });
      } catch (error) {
        if (!call || !(error instanceof AppError) || error.code !== 'email-taken') throw error;
        // In this order: the other call may complete between the two.
        const isOwn = await isInProgress(registration.email, call);
        const meanwhile = await once.read(RegistrationReceipt, call);
        if (meanwhile) return meanwhile;
        throw isOwn ? keyInProgress() : error;
      }
    },

    /** Clears interrupted registrations. Safe to repeat, to interrupt and to run beside registrations. */
    async sweep(): Promise<Outcomes> {
      const old = inProgress.where('startedAt', '<=', new Date(now().getTime() - graceMs));
      const interrupted = await fetchMatches(old.limit(sweepSize));
      return finishEach(interrupted.map(({ id }) => [id, (uid) => rollBack(uid, true)]));
    },
  };
}

/** The code of a registration, and the course that it is for. */
function discountRequestOf({ discountCode, courseId: id, price }: NewAccount): DiscountRequest | undefined {
  return discountCode && price !== undefined ? { code: discountCode, course: { id, price } } : undefined;
}

/** The error with which a registration is refused; `undefined` for an unexpected error. */
function refusalFor(error: unknown): Error | undefined {
  if (error instanceof AppError && error.kind === 'invalid') return error;
  if (isAuthError(error, 'email-already-exists'))
    return conflict(messages.register.emailTaken, 'email-taken');
  if (isAuthError(error, 'invalid-email')) {
    return invalid([{ path: 'email', message: messages.validation.emailInvalid }]);
  }
  return undefined;
}
