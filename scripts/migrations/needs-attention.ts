import { attentionData } from '../../functions/src/data/attention.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { pluralize, type Migration } from './migration.ts';

export const needsAttention: Migration = {
  name: 'documents that need attention are listed for the administrator',
  async run({ db, write }) {
    const attention = attentionData({ db, inTransaction: transactions({ db }).run, now: () => new Date() });
    const paths = await (write ? attention.check() : attention.find());
    return { count: paths.length, summary: pluralize(paths.length, 'document', 'documents'), paths };
  },
};
