import { usersCollection } from '@padavu/domain/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { listedFields } from '../../functions/src/data/user-page.ts';

// Reads with the Admin SDK alone: fetched, unpacked and thrown away.

export const one = async (db: Firestore, path: string) => (await db.doc(path).get()).data();

export const some = async (query: Query) => (await query.get()).docs.map((document) => document.data());

/** The users as the list shows them. */
export const newestUsers = (db: Firestore): Query =>
  db
    .collection(usersCollection)
    .select(...listedFields)
    .orderBy('registrationDate', 'desc')
    .orderBy('__name__', 'desc');
