import { everyUser } from '@padavu/domain/user';
import { describe, expect, it } from 'vitest';
import { usersMatching, usersWaiting } from './queries.ts';

describe('the query of the user list', () => {
  it('asks for everybody, newest first, when nothing is filtered', () => {
    expect(usersMatching(everyUser, 26)).toMatchObject({
      collection: 'users',
      where: [],
      orderBy: [['registrationDate', 'desc']],
      limit: 26,
    });
  });

  it('narrows by all three filters together, a search by its last three letters', () => {
    expect(usersMatching({ status: 'pending', courseId: 2, search: ' Anjali ' }, 26).where).toEqual([
      ['status', '==', 'pending'],
      ['courseId', '==', 2],
      ['searchGrams', 'array-contains', 'ali'],
    ]);
  });

  it('puts whoever waits longest first', () => {
    expect(usersWaiting(11)).toMatchObject({
      where: [['status', '==', 'pending']],
      orderBy: [['registrationDate', 'asc']],
    });
  });
});
