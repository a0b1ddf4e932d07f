import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { lockLesson, type Lesson, type LessonReply } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import {
  firstIncompleteDay,
  isPaced,
  lessonOpensAt,
  openDays,
  type LearnerPace,
} from '@padavu/domain/course/pace';
import type { PaceInput } from '@padavu/domain/course/pace-input';
import { isComplete, noProgress, Progress, progressPath } from '@padavu/domain/learning/progress';
import { schoolDay, startOfSchoolDay } from '@padavu/domain/school/school-day';
import { usersCollection, type User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { presentUser } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { changesTo } from '#/data/store/changes.ts';
import { readDocument } from '#/data/store/documents.ts';
import { fetchLessonsOfCourse } from '#/data/course/lessons.ts';
import { fetchCaller, fetchOne } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

export type PacesData = ReturnType<typeof pacesData>;

const reachedDay = (lessons: readonly Lesson[], progress: Progress) =>
  firstIncompleteDay(lessons, (id) => isComplete(progress, id));

/**
 * The pace of a learner in a course at the pace `progress`, with the days that the progress opens at once: the account
 * learns of them a moment later. `lessons` are those of the whole course.
 */
export function withReachedDays<L extends LearnerPace>(
  learner: L,
  lessons: readonly Lesson[],
  progress: Progress,
): L {
  return { ...learner, openThrough: Math.max(learner.openThrough, reachedDay(lessons, progress)) };
}

/** Which days of a course are open to a learner (docs/decisions/137). */
export function pacesData({ db, audit, inTransaction, byAdmin, school, now }: Deps) {
  const users = db.collection(usersCollection);

  async function readCourse(courseId: number | null, within?: Transaction): Promise<Course | undefined> {
    if (courseId === null) return undefined;
    return readDocument(
      Course,
      await fetchOne(db.collection(coursesCollection).doc(String(courseId)), within),
    );
  }

  return {
    /**
     * The start of an account that is approved for a course now: today, at the present pace of the course. Call it
     * before the transaction that approves the account, because its reads there would make concurrent approvals wait
     * for each other.
     */
    async newStart(courseId: number | null): Promise<Pick<UserRecord, 'startsAt' | 'pacing'>> {
      const [course, zone] = await Promise.all([readCourse(courseId), school.read()]);
      return { startsAt: startOfSchoolDay(zone, schoolDay(zone, now())), pacing: course?.pacing ?? 0 };
    },

    /**
     * Lessons of a course as one of its learners sees them now: those that are not open yet without the video, and with
     * the moment at which they open. At the pace `progress`, the progress counts at once for the whole course; for a
     * part of it the stored day counts, which follows a moment later.
     */
    async openTo(
      uid: string,
      course: Course,
      { lessons, isWhole = false }: { lessons: readonly Lesson[]; isWhole?: boolean },
    ): Promise<LessonReply[]> {
      const isByProgress = course.pace === 'progress' && isWhole;
      const [account, progress] = await Promise.all([
        fetchCaller(users.doc(uid)),
        isByProgress ? fetchOne(db.doc(progressPath(uid, course.id))) : undefined,
      ]);
      const user = presentUser(account);
      if (!user) return lessons.map(lockLesson);
      const learner = isByProgress
        ? withReachedDays(user, lessons, readDocument(Progress, progress) ?? noProgress)
        : user;
      const at = now();
      return lessons.map((lesson) => {
        const opensAt = lessonOpensAt(lesson, course, learner);
        return opensAt !== null && opensAt <= at ? lesson : { ...lockLesson(lesson), opensAt };
      });
    },

    /** Opens the days that a learner has reached by their progress. Safe to repeat; does nothing at another pace. */
    async sync(uid: string, courseId: number): Promise<void> {
      const course = await readCourse(courseId);
      if (course?.pace !== 'progress') return;
      const lessons = await fetchLessonsOfCourse(db, courseId);
      await inTransaction(async (transaction) => {
        const [account, progress] = await Promise.all([
          fetchOne(users.doc(uid), transaction),
          fetchOne(db.doc(progressPath(uid, courseId)), transaction),
        ]);
        const user = presentUser(account);
        const openThrough = reachedDay(lessons, readDocument(Progress, progress) ?? noProgress);
        if (user?.courseId !== courseId || openThrough <= user.openThrough) return;
        transaction.update(account.ref, { openThrough });
      });
    },

    /**
     * Opens days to a learner, or moves their first day, for an administrator. Open days stay open. Throws 404 for an
     * unknown account, 409 `not-paced` for one whose course has every day open, and `changed-meanwhile` for one whose
     * first day is not the expected one any more.
     */
    change(uid: string, { startsOn, openThrough = 0, expected }: PaceInput, admin: Caller): Promise<User> {
      return byAdmin(admin, async (transaction, actor) => {
        const [account, zone] = await Promise.all([
          fetchOne(users.doc(uid), transaction),
          school.read(transaction),
        ]);
        const user = presentUser(account);
        if (!user) throw notFound();
        const course = await readCourse(user.courseId, transaction);
        if (!course || !isPaced(course, user)) throw conflict(adminMessages.pace.notPaced, 'not-paced');
        const firstDay = user.startsAt && schoolDay(zone, user.startsAt);
        if (expected && expected.startsOn !== firstDay && startsOn !== firstDay)
          throw conflict(adminMessages.pace.changedMeanwhile, 'changed-meanwhile');
        // The first day keeps its moment, which may be from another time zone of the school.
        const isSame = startsOn === undefined || startsOn === firstDay;
        const startsAt = isSame ? user.startsAt : startOfSchoolDay(zone, startsOn);
        const isLater = startsAt !== null && user.startsAt !== null && startsAt > user.startsAt;
        const wereOpen = isLater ? openDays(course, user, now(), limits.day.max) : 0;
        const wanted = { startsAt, openThrough: Math.max(user.openThrough, openThrough, wereOpen) };
        const changes = changesTo({ startsAt: user.startsAt, openThrough: user.openThrough }, wanted);
        if (!changes) return user;
        transaction.update(account.ref, changes.after);
        audit.record(transaction, {
          actor,
          action: 'user.pace',
          target: { collection: usersCollection, id: uid, label: user.name },
          ...changes,
        });
        return { ...user, ...wanted };
      });
    },
  };
}
