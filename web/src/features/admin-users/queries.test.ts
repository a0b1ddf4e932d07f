import { lookupGram } from '@padavu/domain/values/search';
import { User } from '@padavu/domain/user/user';
import { everyUser } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { usersMatching, usersWaiting, cursorOf } from './queries.ts';

describe('the query of the user list', () => {
  it('selects everybody, newest first, when nothing is filtered', () => {
    expect(usersMatching(everyUser, { sort: 'newest', limit: 26 })).toMatchObject({
      collection: 'users',
      where: [],
      orderBy: [
        ['registrationDate', 'desc'],
        ['__name__', 'desc'],
      ],
      limit: 26,
    });
  });

  it('combines all three filters, a search by its last three letters', () => {
    const filter = { status: 'pending', courseId: 2, search: ' Anjali ' } as const;
    expect(usersMatching(filter, { sort: 'newest', limit: 26 }).where).toEqual([
      ['status', '==', 'pending'],
      ['courseId', '==', 2],
      ['searchGrams', 'array-contains', lookupGram('ali')],
    ]);
  });

  it('continues by name after the cursor of the previous page', () => {
    const anjali = User.parse({ id: 'anjali', name: 'Anjali Menon' });
    const after = cursorOf(anjali, 'name');
    expect(usersMatching(everyUser, { sort: 'name', after, limit: 26 })).toMatchObject({
      orderBy: [
        ['sortName', 'asc'],
        ['__name__', 'asc'],
      ],
      startAfter: ['anjali menon', 'anjali'],
    });
  });

  it('sorts the pending users by their registration, oldest first', () => {
    expect(usersWaiting(11)).toMatchObject({
      where: [['status', '==', 'pending']],
      orderBy: [['registrationDate', 'asc']],
    });
  });
});
