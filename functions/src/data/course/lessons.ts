import type { AuditEntry } from '@padavu/domain/admin/audit';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import {
  byDay,
  Lesson,
  lessonsCollection,
  type LessonInput,
  type LessonUpdate,
} from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { opensWithAfterMove, withoutEarlierDay } from '@padavu/domain/course/pace';
import { EntityId } from '@padavu/domain/values/route-id';
import type { Category } from '@padavu/domain/course/category';
import { trashId } from '@padavu/domain/admin/trash';
import { FieldValue, GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { invalid, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import {
  changesTo,
  contentEntry,
  laterThan,
  wholeOf,
  type Precondition,
  type RemovalCheck,
  type ContentDeps,
} from '#/data/store/changes.ts';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import { planMoveOfQuestionsAndWork } from './lesson-moves.ts';
import type { Once } from '#/data/store/once.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import { isStoreError } from '#/data/store/store-errors.ts';
import { courseOf, type TrashData } from '#/data/admin/trash.ts';

type Deps = ContentDeps & {
  lessonCounts: LessonCountsData;
  trash: TrashData;
};

/** The ids of the lessons that one call created, in its order. */
const CreatedIds = z.object({ ids: z.array(EntityId) });

/** The path of a lesson. A lesson in another category is not found. */
export type LessonAddress = { subcategoryId: number; lessonId: number };

/** The lessons of a category by day. */
export async function fetchLessonsOfCategory(
  db: Firestore,
  subcategoryId: number,
  within?: Transaction,
): Promise<Lesson[]> {
  const ofCategory = db.collection(lessonsCollection).where('subcategoryId', '==', subcategoryId);
  const found = await fetchMatches(ofCategory.limit(limits.category.lessons), within);
  return readDocuments(Lesson, found).toSorted(byDay);
}

/** All lessons of a course, in no particular order. */
export async function fetchLessonsOfCourse(db: Firestore, courseId: number): Promise<Lesson[]> {
  const ofCourse = db.collection(lessonsCollection).where('courseId', '==', courseId);
  return readDocuments(Lesson, await fetchMatches(ofCourse));
}

export type LessonsData = ReturnType<typeof lessonsData>;

/** Complete lessons: the caller decides what of a lesson a person may see. */
export function lessonsData({ db, audit, counters, once, byStaff, lessonCounts, trash, now }: Deps) {
  const lessons = db.collection(lessonsCollection);
  const lessonRef = (id: number) => lessons.doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  async function findWithin(transaction: Transaction, { subcategoryId, lessonId }: LessonAddress) {
    const lesson = readDocument(Lesson, await fetchOne(lessonRef(lessonId), transaction));
    return lesson?.subcategoryId === subcategoryId ? lesson : undefined;
  }

  /** The category that a lesson moves to; `undefined` when it stays. */
  async function destination(
    transaction: Transaction,
    lesson: Lesson,
    to?: number,
  ): Promise<CategoryInCourse | undefined> {
    if (to === undefined || to === lesson.subcategoryId) return undefined;
    const parent = await lessonCounts.find(transaction, to);
    if (parent?.course) return parent;
    throw invalid([{ path: 'subcategoryId', message: messages.validation.categoryIdInvalid }]);
  }

  async function make(
    subcategoryId: number,
    inputs: readonly LessonInput[],
    staff: Caller,
    call: Once | undefined,
    partOf: Pick<AuditEntry, 'partOf'> = {},
  ): Promise<Lesson[]> {
    const created: Lesson[] = [];
    const prepare = async () => {
      const category = await lessonCounts.read(subcategoryId);
      if (!category) throw notFound();
      return { category, ids: await counters.take(lessonsCollection, inputs.length) };
    };
    const plan = { once: call, result: CreatedIds, prepare };
    const creation = once.byStaff(staff, plan, async (transaction, actor, { category, ids }, rights) => {
      const courseId = await lessonCounts.addNew(transaction, category, ids);
      assertTeaches(rights, courseId);
      const updatedAt = now();
      // The transaction may run again.
      created.length = 0;
      for (const [index, input] of inputs.entries()) {
        const lesson: Lesson = { ...input, id: ids[index] ?? 0, subcategoryId, courseId, updatedAt };
        transaction.create(lessonRef(lesson.id), lesson);
        const change = { before: null, after: lesson, ...partOf };
        audit.record(transaction, contentEntry('lesson', 'create', actor, lesson, change));
        created.push(lesson);
      }
      return { ids };
    });
    const { ids } = await creation.catch((error: unknown) => {
      throw isStoreError(error, GrpcStatus.NOT_FOUND) ? notFound() : error;
    });
    // They are from an earlier attempt of the call, whose result holds only their ids, because the lessons may exceed
    // the size of a document.
    const isOwn = ids.every((id, index) => created[index]?.id === id);
    return isOwn ? created : readDocuments(Lesson, await fetchSeveral(ids.map(lessonRef), db));
  }

  return {
    ofCategory: (subcategoryId: number): Promise<Lesson[]> => fetchLessonsOfCategory(db, subcategoryId),

    ofCourse: (courseId: number): Promise<Lesson[]> => fetchLessonsOfCourse(db, courseId),

    async find(id: number): Promise<Lesson | undefined> {
      return readDocument(Lesson, await fetchOne(lessonRef(id)));
    },

    /** Creates a lesson with the next id. Throws 404 for an unknown category, 409 for a full one. */
    async create(subcategoryId: number, input: LessonInput, staff: Caller, call?: Once): Promise<Lesson> {
      const [lesson] = await make(subcategoryId, [input], staff, call);
      // An earlier attempt of the call created it, and it was deleted since.
      if (!lesson) throw notFound();
      return lesson;
    },

    /** Creates lessons with the next ids, in their order, all or none. Throws as `create` does. */
    createAll: (
      subcategoryId: number,
      inputs: readonly LessonInput[],
      staff: Caller,
      call?: Once,
    ): Promise<Lesson[]> =>
      make(subcategoryId, inputs, staff, call, { partOf: wholeOf('subcategory', subcategoryId) }),

    /** Changes a lesson, and moves it to the category that the input names. Writes nothing when nothing differs. */
    update(
      address: LessonAddress,
      { subcategoryId: to, ...input }: LessonUpdate,
      staff: Caller,
      assertVersion: Precondition,
    ): Promise<Lesson> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const lesson = await findWithin(transaction, address);
        if (!lesson) throw notFound();
        assertTeaches(rights, lesson.courseId);
        assertVersion(lesson.updatedAt);
        const target = await destination(transaction, lesson, to);
        if (target) assertTeaches(rights, target.category.courseId);
        const source = target && (await lessonCounts.find(transaction, lesson.subcategoryId));
        const moveQuestionsAndWork =
          target && (await planMoveOfQuestionsAndWork(db, transaction, { lessonId: lesson.id }));
        const { id: subcategoryId, courseId } = target?.category ?? {
          id: lesson.subcategoryId,
          courseId: lesson.courseId,
        };
        const leavesCourse = courseId !== lesson.courseId;
        const opening = leavesCourse ? {} : opensWithAfterMove(lesson, input.day);
        const course =
          opening.opensWith !== undefined && (await fetchOne(courseRef(lesson.courseId), transaction));
        const isPaced = course && (readDocument(Course, course)?.pace ?? 'open') !== 'open';
        const wanted = { ...input, ...(isPaced && opening), subcategoryId, courseId };
        const changes = changesTo(lesson, wanted);
        if (!changes) return lesson;
        const updatedAt = laterThan(lesson.updatedAt, now());
        if (source) lessonCounts.remove(transaction, source, [lesson.id]);
        if (target) lessonCounts.add(transaction, target, [lesson.id]);
        moveQuestionsAndWork?.({ subcategoryId, courseId });
        transaction.update(lessonRef(lesson.id), {
          ...changes.after,
          updatedAt,
          // Nobody in the other course has had it open.
          ...(leavesCourse && { opensWith: FieldValue.delete() }),
        });
        audit.record(transaction, contentEntry('lesson', 'update', actor, lesson, changes));
        return { ...(leavesCourse ? withoutEarlierDay(lesson) : lesson), ...wanted, updatedAt };
      });
    },

    /**
     * Deletes a lesson. Safe to repeat; throws 404 for one that never existed or is in another category by now.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async remove(address: LessonAddress, staff: Caller, assertFirst: RemovalCheck): Promise<string> {
      const { subcategoryId, lessonId } = address;
      const removeWith = (category: Category | undefined) =>
        byStaff(staff, async (transaction, actor, rights) => {
          const snapshot = await fetchOne(lessonRef(lessonId), transaction);
          const lesson = readDocument(Lesson, snapshot);
          if (!lesson) {
            const trashed = await trash.find(trashId(lessonsCollection, String(lessonId)), transaction);
            if (!trashed) throw notFound();
            assertTeaches(rights, courseOf(trashed));
            return trashed.auditId;
          }
          assertTeaches(rights, lesson.courseId);
          if (lesson.subcategoryId !== subcategoryId) throw notFound();
          assertFirst(lesson.updatedAt, snapshot);
          await lessonCounts.removeOne(transaction, lesson, category);
          transaction.delete(snapshot.ref);
          const change = { before: lesson, after: null };
          const auditId = audit.record(transaction, contentEntry('lesson', 'delete', actor, lesson, change));
          trash.put(transaction, snapshot, { label: lesson.title, actor, auditId });
          return auditId;
        });
      return removeWith(await lessonCounts.read(subcategoryId)).catch((error: unknown) => {
        if (isStoreError(error, GrpcStatus.NOT_FOUND)) return removeWith(undefined);
        throw error;
      });
    },
  };
}
