import { Course, coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { documentEntityId } from '@padavu/domain/route-id';
import { Subcategory, subcategoriesCollection, type SubcategoryInput } from '@padavu/domain/subcategory';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Asker } from '#/actors.ts';
import { invalid, notFound } from '#/errors.ts';
import { assertTeaches } from './account-rights.ts';
import { changesTo, contentEntry, laterThan, type Precondition, type ContentDeps } from './content-change.ts';
import { readDocument, readDocuments } from './documents.ts';
import { readIdPage, type IdPage, type IdPaging } from './id-page.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import type { Once } from './once.ts';
import { fetchMatches, fetchOne } from './reads.ts';

type Deps = ContentDeps & { lessonCounts: Pick<LessonCountsData, 'link'> };

/** The most values that Firestore takes for one `in`. */
const idsPerQuery = 30;

export type SubcategoriesData = ReturnType<typeof subcategoriesData>;

/** Categories, those of drafts included: who may see which is the caller's to decide. */
export function subcategoriesData({ db, audit, counters, once, byStaff, lessonCounts, now }: Deps) {
  const subcategories = db.collection(subcategoriesCollection);
  const nextId = () => counters.take(subcategoriesCollection, 1);
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  async function assertCourseExists(transaction: Transaction, id: number): Promise<void> {
    if (readDocument(Course, await fetchOne(courseRef(id), transaction))) return;
    throw invalid([{ path: 'courseId', message: messages.validation.courseRequired }]);
  }

  /** The lessons go with their category: each names its course, and each course its lessons. */
  async function planMove(transaction: Transaction, { id, courseId }: Subcategory, to: number) {
    const query = db.collection(lessonsCollection).where('subcategoryId', '==', id);
    const [lessons, source] = await Promise.all([
      fetchMatches(query, transaction),
      fetchOne(courseRef(courseId), transaction),
      assertCourseExists(transaction, to),
    ]);
    const ids = lessons
      .map(({ id: lessonId }) => documentEntityId(lessonId))
      .filter((lessonId) => lessonId > 0);
    return () => {
      lessonCounts.link(transaction, { id, courseId: to });
      for (const { ref } of lessons) transaction.update(ref, { courseId: to });
      if (ids.length === 0) return;
      if (source.exists) transaction.update(source.ref, { lessonIds: FieldValue.arrayRemove(...ids) });
      transaction.update(courseRef(to), { lessonIds: FieldValue.arrayUnion(...ids) });
    };
  }

  return {
    /** A page of the categories of every course, by id. */
    list: (paging: IdPaging): Promise<IdPage<Subcategory>> =>
      readIdPage(subcategories.orderBy('id'), Subcategory, paging),

    /** A page of the categories of a course, by id. */
    listOf: (courseId: number, paging: IdPaging): Promise<IdPage<Subcategory>> =>
      readIdPage(subcategories.where('courseId', '==', courseId).orderBy('id'), Subcategory, paging),

    /** The categories of some courses by id, as many as one answer carries. */
    async ofCourses(courseIds: readonly number[]): Promise<Subcategory[]> {
      const chunks = Array.from({ length: Math.ceil(courseIds.length / idsPerQuery) }, (_, index) =>
        courseIds.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
      );
      const found = await Promise.all(
        chunks.map((ids) =>
          fetchMatches(
            subcategories.where('courseId', 'in', ids).orderBy('id').limit(limits.categoriesPerReply),
          ),
        ),
      );
      return readDocuments(Subcategory, found.flat());
    },

    async find(id: number): Promise<Subcategory | undefined> {
      return readDocument(Subcategory, await fetchOne(subcategories.doc(String(id))));
    },

    /** Makes a category with the next id; it has no lessons yet, whatever the input says. 400 for an unknown course. */
    create(input: SubcategoryInput, staff: Asker, call?: Once): Promise<Subcategory> {
      const plan = { once: call, result: Subcategory, prepare: nextId };
      return once.byStaff(staff, plan, async (transaction, actor, [id = 0], rights) => {
        assertTeaches(rights, input.courseId);
        await assertCourseExists(transaction, input.courseId);
        const subcategory: Subcategory = { ...input, id, lessonsCount: 0, updatedAt: now() };
        transaction.create(subcategories.doc(String(id)), subcategory);
        lessonCounts.link(transaction, subcategory);
        const change = { before: null, after: subcategory };
        audit.record(transaction, contentEntry('subcategory', 'create', actor, subcategory, change));
        return subcategory;
      });
    },

    /** Changes a category, and moves it with its lessons to the course that the input names. 404 for an unknown one. */
    update(
      id: number,
      body: SubcategoryInput,
      staff: Asker,
      assertVersion: Precondition,
    ): Promise<Subcategory> {
      const { lessonsCount: _, ...input } = body;
      return byStaff(staff, async (transaction, actor, rights) => {
        const ref = subcategories.doc(String(id));
        const subcategory = readDocument(Subcategory, await fetchOne(ref, transaction));
        if (!subcategory) throw notFound();
        assertTeaches(rights, subcategory.courseId);
        assertTeaches(rights, input.courseId);
        assertVersion(subcategory.updatedAt);
        const changes = changesTo(subcategory, input);
        if (!changes) return subcategory;
        if (input.courseId !== subcategory.courseId) {
          const move = await planMove(transaction, subcategory, input.courseId);
          move();
        }
        const updatedAt = laterThan(subcategory.updatedAt, now());
        transaction.update(ref, { ...changes.after, updatedAt });
        audit.record(transaction, contentEntry('subcategory', 'update', actor, subcategory, changes));
        return { ...subcategory, ...input, updatedAt };
      });
    },
  };
}
