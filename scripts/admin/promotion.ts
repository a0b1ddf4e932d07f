import { auditCollection, AuditEntry } from '@padavu/domain/admin/audit';
import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import { claimsFor } from '@padavu/domain/user/claims';
import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import { limits } from '@padavu/domain/limits';
import { PersonName } from '@padavu/domain/user/registration';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { cutText } from '@padavu/domain/stored';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth, UserRecord as Account } from 'firebase-admin/auth';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { Failure } from '../command.ts';

type Deps = { auth: Auth; db: Firestore; now: () => Date; randomInt: (below: number) => number };

/** Nobody has verified the address: a stranger may have registered it first. */
export class UnverifiedAddress extends Failure {
  constructor(email: string) {
    super(
      `Nobody has confirmed that ${email} is theirs: whoever registered it could be a stranger. Use "Forgot password" on the site and the link in the mail, then run this again. If you know that the account is the right one, add --unverified.`,
    );
  }
}

/** The account of the address is in the trash. */
export class DeletedAccount extends Failure {
  constructor(email: string) {
    super(
      `The account of ${email} is deleted. An administrator can restore it under "Deleted"; then run this again.`,
    );
  }
}

/** The given name cannot be a person's. */
export class InvalidName extends Failure {
  constructor(reason: string | undefined) {
    super(`The name cannot be used: ${reason}.`);
  }
}

/** The actor in the audit log: nobody is signed in when the first administrator is made. */
const operator = { uid: 'make-admin', name: 'npm run make-admin' };

/**
 * Makes an account an approved administrator, in its document and in its claims. Creates the account if the address has
 * none, because nobody can register in a school without courses. Safe to repeat.
 * @param name replaces the stored name; without one the stored or the account's own name stays
 * @param unverified accepts an address that nobody has verified
 * @throws UnverifiedAddress, DeletedAccount for an account in the trash, InvalidName; each before anything is written
 * @returns the uid, the name, and for an account without a password a link to choose one
 */
export async function promote(
  { auth, db, now, randomInt }: Deps,
  email: string,
  { name, unverified = false }: { name?: string | undefined; unverified?: boolean } = {},
) {
  const wantedName = name?.trim() ? validName(name) : undefined;
  const found = await findAccount(auth, email);
  // Only the person who receives the link can sign in to a new account.
  const account = found ?? (await auth.createUser({ email, emailVerified: true }));
  if (!account.emailVerified && !unverified) throw new UnverifiedAddress(email);
  const document = db.collection(usersCollection).doc(account.uid);
  const record = await db.runTransaction(async (transaction) => {
    const trashed = db.doc(trashPath(usersCollection, account.uid));
    const [before, deleted] = await transaction.getAll(document, trashed);
    if (!before) throw new Error('A document that was asked for is not in the answer');
    // A second document beside the one in the trash would take the place of the person's payment and course.
    if (!before.exists && deleted?.exists) throw new DeletedAccount(email);
    const base = UserRecord.parse({
      ...newUserRecord(account, makePaymentReference(randomInt)),
      ...validFields(before),
    });
    const after = asAdministrator(base, now(), wantedName);
    transaction.set(document, after, { merge: true });
    const stored = approvalEntry(account.uid, before, after, now());
    const searchWords = auditSearchWords(stored.target);
    transaction.create(db.collection(auditCollection).doc(), { ...stored, searchWords });
    return after;
  });
  // The reconciliation makes the document of a disabled account inactive.
  if (account.disabled) await auth.updateUser(account.uid, { disabled: false });
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, ...claimsFor(record) });
  const hasPassword = account.providerData.length > 0;
  const passwordLink = hasPassword ? undefined : await auth.generatePasswordResetLink(email);
  return { uid: account.uid, name: record.name, passwordLink };
}

function validName(name: string): string {
  const parsed = PersonName.safeParse(name);
  if (!parsed.success) throw new InvalidName(parsed.error.issues[0]?.message);
  return parsed.data;
}

async function findAccount(auth: Auth, email: string): Promise<Account | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

/** The record of an account that never registered with the school. */
function newUserRecord(account: Account, paymentReference: string): UserRecord {
  const email = account.email ?? '';
  return UserRecord.parse({
    name: cutText(account.displayName?.trim() || email.split('@')[0] || email, limits.name.max),
    email,
    role: 'user',
    status: 'pending',
    courseId: null,
    courseName: '',
    registrationDate: new Date(account.metadata.creationTime),
    paymentReference,
    searchGrams: [],
    sortName: '',
  });
}

/** The valid fields of a document: one that was made by hand in the console may lack some. */
function validFields(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(UserRecord.shape).flatMap(([key, schema]) => {
    const value: unknown = document.get(key);
    const field = schema.safeParse(value instanceof Timestamp ? value.toDate() : value);
    return field.success && field.data !== undefined ? [[key, field.data] as const] : [];
  });
  return Object.fromEntries(fields);
}

function asAdministrator(record: UserRecord, claimsSetAt: Date, wantedName: string | undefined): UserRecord {
  const name = wantedName ?? record.name;
  return UserRecord.parse({
    ...record,
    name,
    role: 'admin',
    status: 'approved',
    searchGrams: searchGrams(name, record.email),
    sortName: foldForOrder(name),
    claimsSetAt,
  });
}

function approvalEntry(uid: string, before: DocumentSnapshot, after: UserRecord, at: Date): AuditEntry {
  return AuditEntry.parse({
    at,
    actor: operator,
    action: 'user.approve',
    target: { collection: usersCollection, id: uid, label: after.name },
    before: before.exists
      ? { role: before.get('role') as unknown, status: before.get('status') as unknown }
      : null,
    after: { role: after.role, status: after.status },
  });
}
