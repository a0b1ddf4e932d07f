import { instant } from '@padavu/domain/instant';
import { messages } from '@padavu/domain/messages';
import { makePaymentReference } from '@padavu/domain/payment-reference';
import { RegistrationReceipt, type Registration } from '@padavu/domain/registration-input';
import type { Language } from '@padavu/domain/language';
import { inLanguage } from '@padavu/domain/record-language';
import { foldForOrder, searchGrams } from '@padavu/domain/search';
import { usersCollection, type UserStatus } from '@padavu/domain/user';
import type { UserRecord } from '@padavu/domain/user-record';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError, conflict, invalid, keyInProgress, tooBusy } from '#/errors.ts';
import { currentContext } from '#/request-context.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { atRegistration, isDiscountRefusal, type DiscountRequest, type DiscountsData } from './discounts.ts';
import { readDocument } from './documents.ts';
import type { Once, OnceData } from './once.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import type { PacesData } from './paces.ts';
import type { SchoolData } from './school.ts';
import type { Transactions } from './transactions.ts';
import { registrationsCollection, type UnregisteredAccountsData } from './unregistered-accounts.ts';

const InProgress = z.object({
  startedAt: instant,
  abandoned: z.boolean(),
  /** The call that makes it, where that is to be made once. */
  call: z.string().optional(),
});

/** Four times as long as a request may run: whatever is older has died on the way. */
const graceMs = 120_000;

/** Of 729 million references even a full school uses so few that a second draw is rare. */
const maxDraws = 5;

/** Registrations cleared in one sweep; the next sweep takes the rest. */
const sweepSize = 200;

type Deps = {
  db: Pick<Firestore, 'collection'>;
  inTransaction: Transactions['run'];
  auth: Pick<Auth, 'createUser' | 'deleteUser' | 'getUserByEmail'>;
  unregistered: Pick<UnregisteredAccountsData, 'clear'>;
  once: Pick<OnceData, 'read' | 'write'>;
  discounts: Pick<DiscountsData, 'promise' | 'take'>;
  paces: Pick<PacesData, 'beginning'>;
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
  /** A whole number from 0 up to, not including, its argument. */
  randomInt: (below: number) => number;
};

/** Whom an account is made for. */
export type NewAccount = Pick<Registration, 'name' | 'email' | 'password'> & {
  courseId: number;
  courseName: string;
  /** A code, and what the course costs without it. */
  discount?: { code: string; price: number } | undefined;
  /** What the person registered in. */
  language?: Language | undefined;
};

/** How an account begins. `prepare` reads in its document's transaction; what it returns writes there, after that. */
type Beginning = {
  status: UserStatus;
  once?: Once | undefined;
  prepare?: (transaction: Transaction) => Promise<(uid: string, record: UserRecord) => void>;
};

export type RegistrationsData = ReturnType<typeof registrationsData>;

/**
 * Makes an Auth account and its document as one unit although no transaction spans the two: what is under way is
 * written down first, the document comes last, and whatever was left half-made is taken back (docs/decisions/010).
 */
export function registrationsData(deps: Deps) {
  const { db, auth, discounts, inTransaction, paces, unregistered, once, school, now, randomInt } = deps;
  const users = db.collection(usersCollection);
  const inProgress = db.collection(registrationsCollection);

  /**
   * Looked for outside the transaction, whose query would make registrations at the same time wait for each other. That
   * two of them draw the same of 729 million at the same moment is left to chance (docs/decisions/067).
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

  /** The document, unless the registration was given up meanwhile. */
  async function complete(
    uid: string,
    account: NewAccount,
    { status, once: call, prepare }: Beginning,
  ): Promise<RegistrationReceipt> {
    const [paymentReference, beginning] = await Promise.all([
      freeReference(),
      status === 'approved' && paces.beginning(account.courseId),
    ]);
    return inTransaction(async (transaction) => {
      const started = readDocument(InProgress, await fetchOne(inProgress.doc(uid), transaction));
      if (!started || started.abandoned) throw new Error(`The registration ${uid} was given up meanwhile`);
      const alongside = await prepare?.(transaction);
      const taken = await discounts.take(transaction, discountRequestOf(account));
      const discount = taken && { discount: taken.promise };
      const record = { ...newRecord(account, status, paymentReference), ...discount, ...beginning };
      // A caller that was asked to try again would find the own address taken.
      const context = currentContext();
      if (context?.isLate) throw tooBusy();
      if (context) context.isDeciding = true;
      transaction.create(users.doc(uid), record);
      alongside?.(uid, record);
      taken?.write();
      transaction.delete(inProgress.doc(uid));
      const receipt = { id: uid, paymentReference, ...discount };
      once.write(transaction, call, receipt);
      return receipt;
    });
  }

  /** Takes a half-made registration back, unless it is complete after all. Its mark stays for the sweep. */
  async function abandon(uid: string): Promise<void> {
    const isComplete = await inTransaction(async (transaction) => {
      const [user, begun] = await fetchSeveral([users.doc(uid), inProgress.doc(uid)], transaction);
      if (user?.exists) return true;
      if (begun?.exists) transaction.update(inProgress.doc(uid), { abandoned: true });
      return false;
    });
    if (!isComplete) await undefinedIfMissing(auth.deleteUser(uid));
  }

  /** After a refusal nothing can come any more; after an error an account may still be made, late, for the sweep. */
  async function takeBack(uid: string, isSettled: boolean): Promise<void> {
    await abandon(uid);
    if (isSettled) await inProgress.doc(uid).delete();
  }

  /** Whether an account is what a registration that died on the way left behind. */
  async function isLeftBehind(uid: string): Promise<boolean> {
    const begun = readDocument(InProgress, await fetchOne(inProgress.doc(uid)));
    return begun !== undefined && (begun.abandoned || begun.startedAt.getTime() <= now().getTime() - graceMs);
  }

  /** Takes the place of a registration of the same address that died on the way, or of an account that nobody registered. */
  async function createAccount(uid: string, { email, password, name }: NewAccount): Promise<void> {
    const create = () => auth.createUser({ uid, email, password, displayName: name });
    try {
      await create();
    } catch (error) {
      if (!isAuthError(error, 'email-already-exists')) throw error;
      const holder = await undefinedIfMissing(auth.getUserByEmail(email));
      // The SDK repeats a call whose answer was lost: the account in the way may be the one just made.
      if (holder?.uid === uid) return;
      if (holder) {
        if (await isLeftBehind(holder.uid)) await abandon(holder.uid);
        else if (!(await unregistered.clear(holder.uid))) throw error;
      }
      await create();
    }
  }

  /** Makes an account as one unit. Throws 409 `email-taken` for an address that has one. */
  async function make(account: NewAccount, beginning: Beginning): Promise<RegistrationReceipt> {
    const { id: uid } = users.doc();
    const { once: call } = beginning;
    await inProgress.doc(uid).create({ startedAt: now(), abandoned: false, ...(call && { call: call.id }) });
    try {
      // Whoever was told to come back would find their own address taken.
      if (currentContext()?.isLate) throw tooBusy();
      await createAccount(uid, account);
      return await complete(uid, account, beginning);
    } catch (error) {
      const refusal = refusalFor(error);
      // Where this fails too the sweep repeats it: the first error is the one to tell of.
      await takeBack(uid, refusal !== undefined).catch(() => undefined);
      throw refusal ?? error;
    }
  }

  /** Whether the account in the way is one that the same call is making elsewhere. */
  async function isInProgress(email: string, call: Once): Promise<boolean> {
    const holder = await undefinedIfMissing(auth.getUserByEmail(email));
    if (!holder) return false;
    return readDocument(InProgress, await fetchOne(inProgress.doc(holder.uid)))?.call === call.id;
  }

  return {
    make,

    /** Registers a learner who waits for approval. 409 `registration-closed` while the school takes none. */
    async register(registration: NewAccount, call?: Once): Promise<RegistrationReceipt> {
      const before = await once.read(RegistrationReceipt, call);
      if (before) return before;
      const { open, closedText } = inLanguage(
        registration.language ?? 'en',
        await school.read(),
      ).registration;
      if (!open) throw conflict(closedText || messages.register.closed, 'registration-closed');
      // A code that is refused here costs no account; the registration's own transaction has the last word.
      const asked = discountRequestOf(registration);
      if (asked) await discounts.promise(asked, atRegistration);
      try {
        return await make(registration, { status: 'pending', once: call });
      } catch (error) {
        if (!call || !(error instanceof AppError) || error.code !== 'email-taken') throw error;
        const meanwhile = await once.read(RegistrationReceipt, call);
        if (meanwhile) return meanwhile;
        throw (await isInProgress(registration.email, call)) ? keyInProgress() : error;
      }
    },

    /** Clears what died on the way. Safe to repeat, to interrupt and to run beside registrations. */
    async sweep(): Promise<number> {
      const old = inProgress.where('startedAt', '<=', new Date(now().getTime() - graceMs));
      const dead = await fetchMatches(old.limit(sweepSize));
      for (const { ref } of dead) {
        await abandon(ref.id);
        await ref.delete();
      }
      return dead.length;
    },
  };
}

/** The code of a registration with the course that it is for. */
function discountRequestOf({ discount, courseId: id }: NewAccount): DiscountRequest | undefined {
  return discount && { code: discount.code, course: { id, price: discount.price } };
}

/** What a registration is refused for, in words for the caller; `undefined` for an error. */
function refusalFor(error: unknown): Error | undefined {
  if (isDiscountRefusal(error)) return error;
  if (isAuthError(error, 'email-already-exists'))
    return conflict(messages.register.emailTaken, 'email-taken');
  if (isAuthError(error, 'invalid-email')) {
    return invalid([{ path: 'email', message: messages.validation.emailInvalid }]);
  }
  return undefined;
}
