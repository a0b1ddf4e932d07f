import { pageIds } from '@padavu/domain/site/page-content';
import { sitePath } from '@padavu/domain/site/site';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { demoPage } from '../seed/pages.ts';
import { isOlderThanAddresses, pluralize, type MigrationContext, type Migration } from './migration.ts';

/**
 * Whether the school is older than stored pages: no course has an address, or the content of its site has no pages. A
 * newer school has never shown the pages in the source.
 */
async function isOld(context: MigrationContext): Promise<boolean> {
  const site = await context.db.doc(sitePath).get();
  return (site.exists && site.get('pages') === undefined) || isOlderThanAddresses(context);
}

/**
 * Runs before courses get addresses and before the site is published again, because an old school is recognised by
 * both.
 */
export const pagesInStore: Migration = {
  name: 'the texts of the public pages are stored',
  async run(context) {
    const { db, write, onRewritten } = context;
    if (!(await isOld(context))) return { count: 0, summary: '' };
    const pages = await db.getAll(...pageIds.map((id) => db.collection(pagesCollection).doc(id)));
    const missing = pageIds.filter((id) => !pages.some((page) => page.exists && page.id === id));
    if (write && missing.length > 0) {
      // In one batch: after the first page the site is published again, and the school no longer looks old.
      const batch = db.batch();
      for (const id of missing) batch.create(db.collection(pagesCollection).doc(id), demoPage(id));
      await batch.commit();
      for (const id of missing) onRewritten?.(`${pagesCollection}/${id}`);
    }
    return { count: missing.length, summary: pluralize(missing.length, 'page', 'pages') };
  },
};
