import { claimsFor } from '@padavu/domain/user/claims';
import {
  UserStatsEntry,
  userStatsChanges,
  userStatsPath,
  noAccounts,
  sumOf,
} from '@padavu/domain/user/user-stats';
import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { interruption } from '../../scripts/command.ts';
import { aUserRecord } from '../../tests/support/builders.ts';

export type Credentials = { email: string; password: string };

const password = 'a good password';

/** An account that can sign in. */
export async function makeAccount(
  db: Firestore,
  auth: Auth,
  overrides: Partial<UserRecord> & Pick<UserRecord, 'email'>,
): Promise<Credentials & { uid: string }> {
  const record = aUserRecord(overrides);
  const { uid } = await auth.createUser({ email: record.email, password, displayName: record.name });
  await auth.setCustomUserClaims(uid, claimsFor(record));
  await db.collection(usersCollection).doc(uid).set(record);
  return { uid, email: record.email, password };
}

const firstNames = [
  'Anjali',
  'Biju',
  'Chitra',
  'Deepak',
  'Elsa',
  'Faizal',
  'Gayathri',
  'Hari',
  'Indu',
  'Jomon',
];
const lastNames = [
  'Menon',
  'Nair',
  'Pillai',
  'Varghese',
  'Koya',
  'Das',
  'Warrier',
  'Thomas',
  'Kurup',
  'Beegum',
];
const statuses = ['approved', 'approved', 'approved', 'pending', 'inactive'] as const;
const courses = ['Ecommerce Mastery', 'Digital Marketing', 'Graphic Design'] as const;

/** A payment reference that differs for every index. */
export function referenceOf(index: number): string {
  let rest = index;
  return makePaymentReference((below) => {
    const digit = rest % below;
    rest = Math.floor(rest / below);
    return digit;
  });
}

/** The nth of many people who differ in name, address, status, course and day; the same one each time. */
function person(index: number): UserRecord {
  const name = `${firstNames[index % 10]} ${lastNames[Math.floor(index / 10) % 10]} ${index}`;
  return aUserRecord({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@padavu.example`,
    status: statuses[index % statuses.length] ?? 'approved',
    courseId: (index % courses.length) + 1,
    courseName: courses[index % courses.length] ?? '',
    registrationDate: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
    paymentReference: referenceOf(index),
  });
}

/** Fills the collection of users up to a size, without accounts in Auth, because lists read only documents. */
export async function fillUsers(db: Firestore, size: number): Promise<void> {
  const users = db.collection(usersCollection);
  const { count } = (await users.count().get()).data();
  // The writer's usual ramp-up is not needed for an emulator.
  const writer = db.bulkWriter({ throttling: false });
  for (let index = count; index < size; index += 1) {
    void writer.set(users.doc(`bench-${index}`), person(index));
    if (index % 2000 === 0) {
      interruption.throwIfAborted();
      await writer.flush();
    }
  }
  await writer.close();
}

/** Stores the totals of the users as the trigger on accounts would, which does not run here. */
export async function countUsers(db: Firestore): Promise<void> {
  const { docs } = await db.collection(usersCollection).select('role', 'status', 'courseId').get();
  const changes = docs.flatMap((document) =>
    userStatsChanges(undefined, UserStatsEntry.parse(document.data())),
  );
  await db.doc(userStatsPath).set(sumOf(changes) ?? noAccounts);
}
