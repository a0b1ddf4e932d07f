import { coursesCollection } from '@padavu/domain/course/course';
import { categoriesCollection } from '@padavu/domain/course/category';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { contentCounts } from '../../functions/src/data/course/content-counts.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { pluralize, type MigrationContext, type Migration } from './migration.ts';

/** The ids of the documents that lack a field. */
async function idsWithoutField(
  { db }: MigrationContext,
  collection: string,
  field: string,
): Promise<number[]> {
  const { docs } = await db.collection(collection).select(field).get();
  return docs
    .filter((doc) => doc.get(field) === undefined)
    .map(({ id }) => documentEntityId(id))
    .filter((id) => id > 0);
}

export const lessonCounts: Migration = {
  name: 'courses list their lessons, and categories count theirs',
  async run(context) {
    const { db, write } = context;
    const [courseIds, subcategoryIds] = await Promise.all([
      idsWithoutField(context, coursesCollection, 'lessonIds'),
      idsWithoutField(context, categoriesCollection, 'lessonsCount'),
    ]);
    if (write) {
      for (const id of courseIds) {
        await db.doc(`${coursesCollection}/${id}`).update({ lessonIds: [] });
      }
      for (const id of subcategoryIds) {
        await db.doc(`${categoriesCollection}/${id}`).update({ lessonsCount: 0 });
      }
      await contentCounts({ db, ...transactions({ db }) }).recount({
        courseIds,
        subcategoryIds,
      });
    }
    const courses = pluralize(courseIds.length, 'course', 'courses');
    const categories = pluralize(subcategoryIds.length, 'category', 'categories');
    return { count: courseIds.length + subcategoryIds.length, summary: `${courses} and ${categories}` };
  },
};
