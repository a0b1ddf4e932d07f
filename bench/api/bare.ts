import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { listedFields } from '../../functions/src/data/user/users.ts';

// Reads with the Admin SDK alone, which fetches and decodes the documents.

export const readOne = async (db: Firestore, path: string) => (await db.doc(path).get()).data();

export const readAll = async (query: Query) => (await query.get()).docs.map((document) => document.data());

/** The users in the order and with the fields of the user list. */
export const newestUsers = (db: Firestore): Query =>
  db
    .collection(usersCollection)
    .select(...listedFields)
    .orderBy('registrationDate', 'desc')
    .orderBy('__name__', 'desc');
