import { AuditEntry } from '@padavu/domain/admin/audit';
import type { Course } from '@padavu/domain/course/course';
import {
  userStatsEntryFingerprint,
  userStatsEntryOf,
  userStatsChanges,
  sumOf,
} from '@padavu/domain/user/user-stats';
import type { UserStatsEntry, UserStats } from '@padavu/domain/user/user-stats';
import {
  changeBetween,
  noCourseStats,
  summarise,
  withChange,
  withFingerprints,
} from '@padavu/domain/course/course-stats';
import type { CourseStats, LearnerStats } from '@padavu/domain/course/course-stats';
import { byDay } from '@padavu/domain/course/lesson';
import { firstIncompleteDay } from '@padavu/domain/course/pace';
import { isComplete, Progress } from '@padavu/domain/learning/progress';
import { schoolDay, startOfSchoolDay } from '@padavu/domain/school/school-day';
import { User, usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import type { Catalogue } from './catalogue.ts';
import { demoCoursework, demoQuizResult, demoStandings } from './coursework.ts';
import { approvedAt, demoFurtherPayments, demoPayments } from './payments.ts';
import type { Person } from './people.ts';
import { demoSchool } from './school.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The audit log of the demo, by the id of the entry: changes of the accounts, and answers to learners. */
export function demoAudit(catalogue: Catalogue, people: readonly Person[]): Map<string, AuditEntry> {
  const admin = people.find(({ record }) => record.role === 'admin');
  const entries = new Map<string, AuditEntry>();
  if (!admin) return entries;
  const actor = { uid: admin.uid, name: admin.record.name };
  const payments = demoPayments(catalogue, people);
  const furtherPayments = demoFurtherPayments(payments);
  for (const person of people) {
    const { uid, record } = person;
    if (person === admin || record.status === 'pending') continue;
    const target = { collection: usersCollection, id: uid, label: record.name };
    const about = { actor, target };
    const payment = payments.get(uid);
    const { amount, price, currency, method, note, receivedOn } = payment ?? {};
    entries.set(
      `${uid}-approve`,
      AuditEntry.parse({
        ...about,
        at: approvedAt(person),
        action: 'user.approve',
        before: { status: 'pending', ...(payment && { payment: null }) },
        after: {
          status: 'approved',
          ...(payment && { payment: { amount, price, currency, method, note, receivedOn } }),
        },
      }),
    );
    if (payment?.refund) {
      const { recordedAt: at, recordedBy: _, ...refund } = payment.refund;
      const after = { ...refund, currency };
      entries.set(
        `${uid}-refund`,
        AuditEntry.parse({ ...about, at, action: 'user.refund', before: null, after }),
      );
    }
    const further = furtherPayments.get(uid);
    if (further) {
      const { key: _key, receiptNumber: _number, recordedBy: _by, recordedAt: at, ...after } = further;
      entries.set(
        `${uid}-payment`,
        AuditEntry.parse({ ...about, at, action: 'user.payment', before: null, after }),
      );
    }
    if (record.role === 'teacher')
      entries.set(
        `${uid}-role`,
        AuditEntry.parse({
          ...about,
          at: new Date(approvedAt(person).getTime() + hour),
          action: 'user.role',
          before: { role: 'user', teaches: [] },
          after: { role: record.role, teaches: record.teaches },
        }),
      );
    if (record.status !== 'inactive') continue;
    entries.set(
      `${uid}-deactivate`,
      AuditEntry.parse({
        ...about,
        at: new Date(approvedAt(person).getTime() + 6 * day),
        action: 'user.deactivate',
        before: { status: 'approved' },
        after: { status: 'inactive' },
      }),
    );
  }
  for (const [id, entry] of demoCoursework(catalogue, people).audit) entries.set(id, AuditEntry.parse(entry));
  return entries;
}

/**
 * The lessons of a person's course in the order in which they take them: by category, or by day if the days open one
 * after the other.
 */
function ownLessons(person: Person, { courses, lessons }: Catalogue) {
  const course = courses.find(({ id }) => id === person.record.courseId);
  const own = lessons.filter((lesson) => lesson.courseId === course?.id);
  return course?.pace === 'open' ? own : own.toSorted(byDay);
}

/**
 * The progress of a person: the first lessons of the course are complete, a lesson a day, with their quizzes passed,
 * and the next lesson is open and left in the middle; with the work that they handed in. `undefined` for a person who
 * has not started.
 */
export function demoProgress(person: Person, catalogue: Catalogue): Progress | undefined {
  const own = ownLessons(person, catalogue);
  const done = Math.floor(own.length * person.progress);
  const last = own[Math.min(done, own.length - 1)];
  if (done === 0 || !last) return undefined;
  const start = approvedAt(person).getTime();
  const moment = (index: number) => new Date(start + (index + 1) * day);
  const marks = own
    .slice(0, done)
    .map(({ id }, index) => [String(id), { complete: true, at: moment(index) }] as const);
  const opened =
    done < own.length ? { [String(last.id)]: { complete: false, at: moment(done), position: 312 } } : {};
  const results = own.slice(0, done).flatMap(({ id }, index) => {
    const quiz = catalogue.quizzes.get(id);
    const result = quiz && demoQuizResult(person.uid, quiz, moment(index));
    return result ? [[id, result] as const] : [];
  });
  return Progress.parse({
    lessons: { ...Object.fromEntries(marks), ...opened },
    ...(results.length > 0 && { quizzes: Object.fromEntries(results) }),
    ...demoStandings(person.uid, own),
    lastLessonId: last.id,
    lastSubcategoryId: last.subcategoryId,
    lastAt: moment(done),
  });
}

/** The pace of an approved learner, who starts the course on the day of the approval. */
export function demoPace(
  person: Person,
  catalogue: Catalogue,
): Pick<UserRecord, 'startsAt' | 'pacing' | 'openThrough'> {
  const { courseId, status } = person.record;
  const course = catalogue.courses.find(({ id }) => id === courseId);
  if (!course || status === 'pending') return {};
  const startsAt = startOfSchoolDay(demoSchool, schoolDay(demoSchool, approvedAt(person)));
  const progress = demoProgress(person, catalogue);
  const openThrough = firstIncompleteDay(
    ownLessons(person, catalogue),
    (id) => progress !== undefined && isComplete(progress, id),
  );
  return { startsAt, pacing: course.pacing, ...(course.pace === 'progress' && { openThrough }) };
}

/** The entry of each learner by uid, and the statistics of the course, as the trigger on progress counts them. */
export function demoCourseStats(
  course: Course,
  people: readonly Person[],
  catalogue: Catalogue,
): { courseStats: CourseStats; learners: Map<string, LearnerStats> } {
  const learners = new Map<string, LearnerStats>();
  let courseStats = noCourseStats(course.id);
  for (const person of people) {
    if (person.record.courseId !== course.id) continue;
    const progress = demoProgress(person, catalogue);
    const summary = summarise(progress, [], course.lessonIds);
    const change = changeBetween(undefined, summary);
    if (!summary || !change) continue;
    learners.set(person.uid, withFingerprints(course.id, summary, progress));
    courseStats = withChange(courseStats, change);
  }
  return { courseStats, learners };
}

/** The entry of each account by uid, and the totals, as the trigger on accounts counts them. */
export function demoUserStats(people: readonly Person[]): {
  userStats: UserStats | undefined;
  entries: Map<string, UserStatsEntry>;
} {
  const entries = new Map(
    people.map(({ uid, record }) => {
      const entry = userStatsEntryOf(User.parse(record));
      return [uid, { ...entry, fingerprint: userStatsEntryFingerprint(entry) }] as const;
    }),
  );
  const changes = [...entries.values()].flatMap((account) => userStatsChanges(undefined, account));
  return { userStats: sumOf(changes), entries };
}
