import { Course, coursesCollection } from '@padavu/domain/course/course';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { Category, categoriesCollection } from '@padavu/domain/course/category';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import { categoryCourses } from './category-courses.ts';
import { countsCheck, type Differences } from '#/data/admin/counts-check.ts';
import { fetchMatches, fetchOne, fetchPages, sumMatches } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

/** Documents in one page of a check. */
const pageSize = 300;

const checkName = 'contentCounts';

const ListingCourse = Course.pick({ id: true, lessonIds: true });
const CountingCategory = Category.pick({ id: true, courseId: true, lessonsCount: true });

type Deps = { db: Firestore; inTransaction: Transactions['inTransaction'] };

export type ContentCounts = ReturnType<typeof contentCounts>;

/**
 * Rebuilds the lesson lists of courses and the lesson counts of categories from the lessons. This is for documents that
 * were repaired or deleted without the calls that update them. Safe to repeat; writes nothing where they are right.
 */
export function contentCounts({ db, inTransaction }: Deps) {
  const lessons = db.collection(lessonsCollection);
  const categories = db.collection(categoriesCollection);
  const courses = db.collection(coursesCollection);
  const courseOf = categoryCourses({ db });

  function recountCategory(id: number): Promise<void> {
    return inTransaction(async (transaction) => {
      const ref = categories.doc(String(id));
      const category = readDocument(Category, await fetchOne(ref, transaction));
      if (!category) return;
      const own = lessons.where('subcategoryId', '==', id).select().limit(limits.category.lessons);
      const lessonsCount = (await fetchMatches(own, transaction)).length;
      if (category.lessonsCount !== lessonsCount) transaction.update(ref, { lessonsCount });
    });
  }

  function relistCourse(id: number): Promise<void> {
    return inTransaction(async (transaction) => {
      const ref = courses.doc(String(id));
      const course = readDocument(Course, await fetchOne(ref, transaction));
      if (!course) return;
      const own = lessons.where('courseId', '==', id).select().limit(limits.stored.lessonsOfCourse);
      const found = (await fetchMatches(own, transaction)).map((doc) => documentEntityId(doc.id));
      const existing = new Set(found.filter((lessonId) => lessonId > 0));
      const listed = new Set(course.lessonIds);
      if (
        existing.size === course.lessonIds.length &&
        [...existing].every((lessonId) => listed.has(lessonId))
      )
        return;
      // Lessons that are listed already keep their positions.
      const kept = [...listed].filter((lessonId) => existing.has(lessonId));
      transaction.update(ref, { lessonIds: [...new Set([...kept, ...existing])] });
    });
  }

  const listingCourses = () => fetchAll(courses.select('lessonIds'), ListingCourse);
  const countingCategories = () => fetchAll(categories.select('courseId', 'lessonsCount'), CountingCategory);

  /** The totals in courses and categories, less what Firestore counts. Reads no lesson. */
  async function differences(): Promise<Differences> {
    const [listing, counting, ofCategories, links] = await Promise.all([
      listingCourses(),
      countingCategories(),
      sumMatches(lessons, 'subcategoryId'),
      courseOf.total(),
    ]);
    const lists = listing.map(async ({ id, lessonIds }) => {
      const { count, sum } = await sumMatches(lessons.where('courseId', '==', id), 'id');
      return [
        [`course ${id}`, lessonIds.length - count],
        [`ids of course ${id}`, sumOf(lessonIds) - sum],
      ] as const;
    });
    return {
      ...Object.fromEntries((await Promise.all(lists)).flat()),
      lessons: sumOf(counting.map(({ lessonsCount }) => lessonsCount)) - ofCategories.count,
      'lessons by category':
        sumOf(counting.map(({ id, lessonsCount }) => id * lessonsCount)) - ofCategories.sum,
      categories: counting.length - links.count,
      'categories by course': sumOf(counting.map(({ courseId }) => courseId)) - links.sum,
    };
  }

  async function correctAll(): Promise<void> {
    for (const { id } of await listingCourses()) await relistCourse(id);
    const counting = await countingCategories();
    for (const { id } of counting) await recountCategory(id);
    const linked = counting.filter(({ courseId }) => courseId > 0);
    await courseOf.correct(new Map(linked.map(({ id, courseId }) => [id, courseId])));
  }

  return {
    ...countsCheck(db, { name: checkName, differences, correct: correctAll }),

    /** The course of a category's lessons, for a category that has lost its own; 0 when they have none either. */
    async courseOfLessons(subcategoryId: number): Promise<number> {
      const [doc] = await fetchMatches(lessons.where('subcategoryId', '==', subcategoryId).limit(1));
      return readDocument(Lesson, doc)?.courseId ?? 0;
    },

    /** The course of a category; 0 when there is none. */
    async courseOfCategory(subcategoryId: number): Promise<number> {
      if (subcategoryId === 0) return 0;
      const category = await fetchOne(categories.doc(String(subcategoryId)));
      return readDocument(Category, category)?.courseId ?? 0;
    },

    /** The courses that list a lesson, rightly or not. */
    async coursesListing(lessonId: number): Promise<number[]> {
      const listing = courses
        .where('lessonIds', 'array-contains', lessonId)
        .select()
        .limit(limits.adminContent.courses);
      return (await fetchMatches(listing)).map(({ id }) => documentEntityId(id));
    },

    /** Recounts the lessons of these categories and courses, and of every category of the courses. */
    async recount(parents: {
      courseIds: readonly number[];
      subcategoryIds: readonly number[];
    }): Promise<void> {
      const courseIds = new Set(parents.courseIds.filter((id) => id > 0));
      const subcategoryIds = new Set(parents.subcategoryIds.filter((id) => id > 0));
      for (const courseId of courseIds) {
        const own = categories.where('courseId', '==', courseId).select().limit(limits.categoriesPerReply);
        for (const { id } of await fetchMatches(own)) subcategoryIds.add(documentEntityId(id));
        await relistCourse(courseId);
      }
      subcategoryIds.delete(0);
      for (const subcategoryId of subcategoryIds) await recountCategory(subcategoryId);
    },
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

async function fetchAll<T extends z.ZodType>(query: Query, schema: T): Promise<z.infer<T>[]> {
  const found: z.infer<T>[] = [];
  for await (const docs of fetchPages(query, pageSize)) found.push(...readDocuments(schema, docs));
  return found;
}
