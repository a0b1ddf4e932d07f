import { accountsIn } from '@padavu/domain/user-stats';
import { usersCollection } from '@padavu/domain/user';
import { userStatsData } from '../../functions/src/data/user-stats.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { pluralize, type Migration } from './migration.ts';

export const accountCounts: Migration = {
  name: 'accounts are counted',
  async run({ db, write }) {
    const userStats = userStatsData({ db, inTransaction: transactions({ db }).run });
    if (write) {
      const count = Math.abs(await userStats.check());
      return { count, said: pluralize(count, 'account', 'accounts') };
    }
    const stored = (await db.collection(usersCollection).count().get()).data().count;
    const count = Math.abs(stored - accountsIn(await userStats.read()).total);
    return { count, said: pluralize(count, 'account', 'accounts') };
  },
};
