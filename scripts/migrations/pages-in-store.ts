import { coursesCollection } from '@padavu/domain/course';
import { pageIds } from '@padavu/domain/page-content';
import { sitePath } from '@padavu/domain/site';
import { pagesCollection } from '@padavu/domain/stored-page';
import { demoPage } from '../seed/pages.ts';
import { documentsOf, pluralize, type Migrating, type Migration } from './migration.ts';

/**
 * A school from before its pages were stored: its courses have no addresses, or what its site shows has no pages. One that
 * began later has never shown what the source said.
 */
async function isOld({ db }: Migrating): Promise<boolean> {
  const site = await db.doc(sitePath).get();
  if (site.exists && site.get('pages') === undefined) return true;
  for await (const course of documentsOf(db, coursesCollection)) {
    if (course.get('slug') === undefined) return true;
  }
  return false;
}

/** Goes by the courses as they were before they have addresses, and by the site as it was before it is made anew. */
export const pagesInStore: Migration = {
  name: 'the pages say themselves what the source said on them',
  async run(migrating) {
    const { db, write, onRewritten } = migrating;
    if (!(await isOld(migrating))) return { count: 0, said: '' };
    const pages = await db.getAll(...pageIds.map((id) => db.collection(pagesCollection).doc(id)));
    const missing = pageIds.filter((id) => !pages.some((page) => page.exists && page.id === id));
    if (write && missing.length > 0) {
      // All at once: with the first of them the site is made anew, and says no more that it is old.
      const batch = db.batch();
      for (const id of missing) batch.create(db.collection(pagesCollection).doc(id), demoPage(id));
      await batch.commit();
      for (const id of missing) onRewritten?.(`${pagesCollection}/${id}`);
    }
    return { count: missing.length, said: pluralize(missing.length, 'page', 'pages') };
  },
};
