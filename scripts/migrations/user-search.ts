import { isDeepStrictEqual } from 'node:util';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { User, usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { pluralize, rewriteEach, type Migration } from './migration.ts';

/** The fields by which lists sort users and searches find them; older versions stored text in place of numbers. */
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
  name: 'users can be found by name and address',
  async run(context) {
    const count = await rewriteEach(context, usersCollection, changesOf);
    return { count, summary: pluralize(count, 'account', 'accounts') };
  },
};
