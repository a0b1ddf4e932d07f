import { assertNever } from '@padavu/domain/values/assert-never';
import { copyTitle } from '@padavu/domain/values/copy-title';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { arrange, freeDayAfter, type LessonOrder } from '@padavu/domain/course/lesson-order';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { opensWithAfterMove, withoutEarlierDay } from '@padavu/domain/course/pace';
import { categoriesCollection, Category } from '@padavu/domain/course/category';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import { contentEntry, laterThan, type ContentDeps } from '#/data/store/changes.ts';
import { readDocument } from '#/data/store/documents.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import { fetchLessonsOfCategory, type LessonAddress } from './lessons.ts';
import type { Once } from '#/data/store/once.ts';
import { fetchOne } from '#/data/store/reads.ts';
import { quizCopies } from '#/data/learning/quizzes.ts';

type Deps = ContentDeps & { lessonCounts: LessonCountsData };

export type LessonArrangementData = ReturnType<typeof lessonArrangementData>;

/** Reorders the lessons of a category, and copies a lesson within it (docs/decisions/047). */
export function lessonArrangementData({ db, audit, counters, once, byStaff, lessonCounts, now }: Deps) {
  const lessons = db.collection(lessonsCollection);
  const lessonRef = (id: number) => lessons.doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));
  const categoryRef = (id: number) => db.collection(categoriesCollection).doc(String(id));

  const nextId = () => counters.take(lessonsCollection, 1);

  /** Stores the lessons that get another day, and the audit entry. */
  function write(
    transaction: Transaction,
    category: Category,
    stored: readonly Lesson[],
    { days, isPaced }: { days: ReadonlyMap<number, number>; isPaced: boolean },
    actor: Actor,
  ): Lesson[] {
    const moved = stored.flatMap((lesson) => {
      const day = days.get(lesson.id);
      if (day === undefined || day === lesson.day) return [];
      const change = {
        day,
        ...(isPaced && opensWithAfterMove(lesson, day)),
        updatedAt: laterThan(lesson.updatedAt, now()),
      };
      transaction.update(lessonRef(lesson.id), change);
      return { before: lesson, after: { ...lesson, ...change } };
    });
    const change = {
      before: Object.fromEntries(moved.map(({ before }) => [before.id, before.day ?? null])),
      after: Object.fromEntries(moved.map(({ after }) => [after.id, after.day])),
    };
    const entry = contentEntry('subcategory', 'update', actor, category, change);
    audit.record(transaction, { ...entry, action: 'lesson.reorder' });
    return stored.map((lesson) => moved.find(({ before }) => before === lesson)?.after ?? lesson);
  }

  return {
    /**
     * Reorders all lessons of a category by giving them other days, and returns them in the new order. Throws 404 for
     * an unknown category; 409 when the ids are not those of its lessons, or when there are more lessons than days.
     */
    reorder(subcategoryId: number, { lessonIds }: LessonOrder, staff: Caller): Promise<Lesson[]> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const [snapshot, stored] = await Promise.all([
          fetchOne(categoryRef(subcategoryId), transaction),
          fetchLessonsOfCategory(db, subcategoryId, transaction),
        ]);
        const category = readDocument(Category, snapshot);
        if (!category) throw notFound();
        assertTeaches(rights, category.courseId);
        const course = await fetchOne(courseRef(category.courseId), transaction);
        const isPaced = (readDocument(Course, course)?.pace ?? 'open') !== 'open';
        const inOrder = stored.toSorted(
          (one, other) => lessonIds.indexOf(one.id) - lessonIds.indexOf(other.id),
        );
        const arrangement = arrange(stored, lessonIds);
        switch (arrangement.state) {
          case 'arranged':
            return write(transaction, category, inOrder, { ...arrangement, isPaced }, actor);
          case 'unchanged':
            return inOrder;
          case 'other-lessons':
            throw conflict(messages.server.changedMeanwhile, 'changed-meanwhile');
          case 'too-many':
            throw conflict(adminMessages.lessons.tooManyToArrange, 'too-many-lessons');
          default:
            return assertNever(arrangement);
        }
      });
    },

    /**
     * Copies a lesson to the next free day of its category. Throws 404 for a missing lesson, 409 for a category that is
     * full or has no free day.
     */
    duplicate({ subcategoryId, lessonId }: LessonAddress, staff: Caller, call?: Once): Promise<Lesson> {
      return once.byStaff(
        staff,
        { once: call, result: Lesson, prepare: nextId },
        async (transaction, actor, [id = 0], rights) => {
          const [parent, siblings] = await Promise.all([
            lessonCounts.find(transaction, subcategoryId),
            fetchLessonsOfCategory(db, subcategoryId, transaction),
          ]);
          const original = siblings.find((sibling) => sibling.id === lessonId);
          if (!parent?.course || !original) throw notFound();
          assertTeaches(rights, parent.course.id);
          const copyQuiz = await quizCopies(db, [original], transaction);
          const day = freeDayAfter(original.day ?? 0, siblings);
          if (day === undefined) throw conflict(adminMessages.lessons.noFreeDay, 'no-free-day');
          const title = copyTitle(original.title, limits.lesson.title);
          const changes = { id, day, title, courseId: parent.course.id, updatedAt: now() };
          const copy: Lesson = { ...withoutEarlierDay(original), ...changes };
          lessonCounts.add(transaction, parent, [id]);
          transaction.create(lessonRef(id), copy);
          copyQuiz(transaction, original.id, id);
          const change = { before: null, after: copy };
          audit.record(transaction, contentEntry('lesson', 'duplicate', actor, copy, change));
          return copy;
        },
      );
    },
  };
}
