import { Course, coursesCollection } from '@padavu/domain/course';
import { readDocument } from '../../functions/src/data/documents.ts';
import { slugsData } from '../../functions/src/data/slugs.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { documentsOf, mostPaths, pluralize, type Migrating, type Migration } from './migration.ts';

/** The paths of the courses from before courses had addresses. */
async function withoutSlug({ db }: Migrating): Promise<string[]> {
  const paths: string[] = [];
  for await (const document of documentsOf(db, coursesCollection)) {
    if (document.get('slug') === undefined && readDocument(Course, document)) paths.push(document.ref.path);
  }
  return paths;
}

/** Visitors could register for what was published; they still can. */
export const coursesOnSite: Migration = {
  name: 'courses have addresses on the site',
  async run(migrating) {
    const { db, write, onRewritten } = migrating;
    const paths = await withoutSlug(migrating);
    const transacting = transactions({ db });
    const slugs = slugsData({ db });
    for (const path of write ? paths : []) {
      await transacting.run(async (transaction) => {
        const document = await transaction.get(db.doc(path));
        const course = readDocument(Course, document);
        if (!course || document.get('slug') !== undefined) return;
        const { slug, reserve } = await slugs.claim(transaction, course, '');
        const isOpen: unknown = document.get('openForRegistration') ?? course.published;
        transaction.update(document.ref, { slug, openForRegistration: isOpen });
        reserve();
      });
      onRewritten?.(path);
    }
    return {
      count: paths.length,
      said: pluralize(paths.length, 'course', 'courses'),
      paths: paths.slice(0, mostPaths),
    };
  },
};
