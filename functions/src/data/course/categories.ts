import { Course, coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { Category, categoriesCollection, type CategoryInput } from '@padavu/domain/course/category';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { invalid, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import {
  changesTo,
  contentEntry,
  laterThan,
  type Precondition,
  type ContentDeps,
} from '#/data/store/changes.ts';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import { readIdPage, type IdPage, type IdPaging } from '#/data/store/id-page.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import { planMoveOfQuestionsAndWork } from './lesson-moves.ts';
import type { Once } from '#/data/store/once.ts';
import { fetchMatches, fetchOne, fetchPages } from '#/data/store/reads.ts';

type Deps = ContentDeps & { lessonCounts: Pick<LessonCountsData, 'link'> };

/** The most values that Firestore takes for one `in`. */
const idsPerQuery = 30;

export type CategoriesData = ReturnType<typeof categoriesData>;

/** Categories, those of drafts included: the caller decides who may see which. */
export function categoriesData({ db, audit, counters, once, byStaff, lessonCounts, now }: Deps) {
  const categories = db.collection(categoriesCollection);
  const nextId = () => counters.take(categoriesCollection, 1);
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  async function assertCourseExists(transaction: Transaction, id: number): Promise<void> {
    if (readDocument(Course, await fetchOne(courseRef(id), transaction))) return;
    throw invalid([{ path: 'courseId', message: messages.validation.courseRequired }]);
  }

  /**
   * Moves the lessons with their category, and what learners wrote under them: each names its course, and each course
   * lists its lessons.
   */
  async function planMove(transaction: Transaction, { id, courseId }: Category, to: number) {
    const query = db.collection(lessonsCollection).where('subcategoryId', '==', id);
    const [lessons, source, moveQuestionsAndWork] = await Promise.all([
      fetchMatches(query, transaction),
      fetchOne(courseRef(courseId), transaction),
      planMoveOfQuestionsAndWork(db, transaction, { subcategoryId: id }),
      assertCourseExists(transaction, to),
    ]);
    const ids = lessons
      .map(({ id: lessonId }) => documentEntityId(lessonId))
      .filter((lessonId) => lessonId > 0);
    return () => {
      lessonCounts.link(transaction, { id, courseId: to });
      moveQuestionsAndWork({ subcategoryId: id, courseId: to });
      // Nobody in the other course has had the lessons open on earlier days.
      const opensWith = FieldValue.delete();
      for (const { ref } of lessons) transaction.update(ref, { courseId: to, opensWith });
      if (ids.length === 0) return;
      if (source.exists) transaction.update(source.ref, { lessonIds: FieldValue.arrayRemove(...ids) });
      transaction.update(courseRef(to), { lessonIds: FieldValue.arrayUnion(...ids) });
    };
  }

  return {
    /** A page of the categories of every course, by id. */
    list: (paging: IdPaging): Promise<IdPage<Category>> =>
      readIdPage(categories.orderBy('id'), Category, paging),

    /** A page of the categories of a course, by id. */
    listOf: (courseId: number, paging: IdPaging): Promise<IdPage<Category>> =>
      readIdPage(categories.where('courseId', '==', courseId).orderBy('id'), Category, paging),

    /** All categories of some courses, by id. */
    async ofCourses(courseIds: readonly number[]): Promise<Category[]> {
      const chunks = Array.from({ length: Math.ceil(courseIds.length / idsPerQuery) }, (_, index) =>
        courseIds.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
      );
      const found: Category[] = [];
      await Promise.all(
        chunks.map(async (ids) => {
          const ofThese = categories.where('courseId', 'in', ids);
          for await (const docs of fetchPages(ofThese, limits.categoriesPerReply))
            found.push(...readDocuments(Category, docs));
        }),
      );
      return found.toSorted((one, other) => one.id - other.id);
    },

    async find(id: number): Promise<Category | undefined> {
      return readDocument(Category, await fetchOne(categories.doc(String(id))));
    },

    /**
     * Creates a category with the next id and without lessons, whatever the input says. Throws 400 for an unknown
     * course.
     */
    create(input: CategoryInput, staff: Caller, call?: Once): Promise<Category> {
      const plan = { once: call, result: Category, prepare: nextId };
      return once.byStaff(staff, plan, async (transaction, actor, [id = 0], rights) => {
        assertTeaches(rights, input.courseId);
        await assertCourseExists(transaction, input.courseId);
        const category: Category = { ...input, id, lessonsCount: 0, updatedAt: now() };
        transaction.create(categories.doc(String(id)), category);
        lessonCounts.link(transaction, category);
        const change = { before: null, after: category };
        audit.record(transaction, contentEntry('subcategory', 'create', actor, category, change));
        return category;
      });
    },

    /**
     * Changes a category, and moves it with its lessons to the course that the input names. Throws 404 for an unknown
     * one.
     */
    update(id: number, body: CategoryInput, staff: Caller, assertVersion: Precondition): Promise<Category> {
      const { lessonsCount: _, ...input } = body;
      return byStaff(staff, async (transaction, actor, rights) => {
        const ref = categories.doc(String(id));
        const category = readDocument(Category, await fetchOne(ref, transaction));
        if (!category) throw notFound();
        assertTeaches(rights, category.courseId);
        assertTeaches(rights, input.courseId);
        assertVersion(category.updatedAt);
        const changes = changesTo(category, input);
        if (!changes) return category;
        if (input.courseId !== category.courseId) {
          const move = await planMove(transaction, category, input.courseId);
          move();
        }
        const updatedAt = laterThan(category.updatedAt, now());
        transaction.update(ref, { ...changes.after, updatedAt });
        audit.record(transaction, contentEntry('subcategory', 'update', actor, category, changes));
        return { ...category, ...input, updatedAt };
      });
    },
  };
}
