import { Course, coursesCollection } from '@padavu/domain/course/course';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { slugsData } from '../../functions/src/data/course/slugs.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { documentsOf, maxPaths, pluralize, type MigrationContext, type Migration } from './migration.ts';

/** The paths of the courses that were stored before courses had addresses. */
async function withoutSlug({ db }: MigrationContext): Promise<string[]> {
  const paths: string[] = [];
  for await (const document of documentsOf(db, coursesCollection)) {
    if (document.get('slug') === undefined && readDocument(Course, document)) paths.push(document.ref.path);
  }
  return paths;
}

/** Visitors could register for every published course, so these stay open for registration. */
export const coursesOnSite: Migration = {
  name: 'courses have addresses on the site',
  async run(context) {
    const { db, write, onRewritten } = context;
    const paths = await withoutSlug(context);
    const { inTransaction } = transactions({ db });
    const slugs = slugsData({ db });
    for (const path of write ? paths : []) {
      await inTransaction(async (transaction) => {
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
      summary: pluralize(paths.length, 'course', 'courses'),
      paths: paths.slice(0, maxPaths),
    };
  },
};
