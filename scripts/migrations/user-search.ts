import { isDeepStrictEqual } from 'node:util';
import { foldForOrder, searchGrams } from '@padavu/domain/search';
import { User, usersCollection } from '@padavu/domain/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { pluralize, rewriteEach, type Migration } from './migration.ts';

/** What lists put a user in order by, and what searches find them by: numbers, where an older version stored texts. */
function changesOf(document: DocumentSnapshot) {
  const { name, email } = User.parse({
    name: document.get('name') as unknown,
    email: document.get('email') as unknown,
  });
  const wanted = { searchGrams: searchGrams(name, email), sortName: foldForOrder(name) };
  const isRight = Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(document.get(field), value),
  );
  return isRight ? undefined : wanted;
}

export const userSearch: Migration = {
  name: 'users are found by name and address',
  async run(migrating) {
    const count = await rewriteEach(migrating, usersCollection, changesOf);
    return { count, said: pluralize(count, 'account', 'accounts') };
  },
};
