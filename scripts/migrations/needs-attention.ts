import { attentionData } from '../../functions/src/data/admin/attention.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { pluralize, type Migration } from './migration.ts';

/** Only the list that an administrator works through is brought up to date: the documents stay as they are. */
export const needsAttention: Migration = {
  name: 'documents that need attention are listed for the administrator',
  async run({ db, write }) {
    const attention = attentionData({ db, ...transactions({ db }), now: () => new Date() });
    const { changed } = await attention.check({ write });
    return {
      count: changed.length,
      summary: pluralize(changed.length, 'document', 'documents'),
      paths: changed,
    };
  },
};
