import { AuditEntry } from '@padavu/domain/audit';
import type { Course } from '@padavu/domain/course';
import {
  userStatsEntryFingerprint,
  userStatsEntryOf,
  userStatsChanges,
  sumOf,
} from '@padavu/domain/user-stats';
import type { UserStatsEntry, UserStats } from '@padavu/domain/user-stats';
import {
  changeBetween,
  noCourseStats,
  summarise,
  withChange,
  withFingerprints,
} from '@padavu/domain/course-stats';
import type { CourseStats, LearnerStats } from '@padavu/domain/course-stats';
import type { Lesson } from '@padavu/domain/lesson';
import { Progress } from '@padavu/domain/progress';
import { User, usersCollection } from '@padavu/domain/user';
import type { Person } from './people.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** When a person was approved: the morning after the payment chat. */
const approvedAt = ({ record }: Person) => new Date(record.registrationDate.getTime() + 14 * hour);

/** What the administrator did to the demo accounts, by the id of the entry. */
export function demoAudit(people: readonly Person[]): Map<string, AuditEntry> {
  const admin = people.find(({ record }) => record.role === 'admin');
  const entries = new Map<string, AuditEntry>();
  if (!admin) return entries;
  const actor = { uid: admin.uid, name: admin.record.name };
  for (const person of people) {
    const { uid, record } = person;
    if (person === admin || record.status === 'pending') continue;
    const target = { collection: usersCollection, id: uid, label: record.name };
    const about = { actor, target };
    entries.set(
      `${uid}-approve`,
      AuditEntry.parse({
        ...about,
        at: approvedAt(person),
        action: 'user.approve',
        before: { status: 'pending' },
        after: { status: 'approved' },
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
  return entries;
}

/**
 * How far a person has come: the first lessons of the course complete, a lesson a day, and the next one opened and
 * left in the middle. `undefined` for somebody who has not begun.
 */
export function demoProgress(person: Person, lessons: readonly Lesson[]): Progress | undefined {
  const own = lessons.filter((lesson) => lesson.courseId === person.record.courseId);
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
  return Progress.parse({
    lessons: { ...Object.fromEntries(marks), ...opened },
    lastLessonId: last.id,
    lastSubcategoryId: last.subcategoryId,
    lastAt: moment(done),
  });
}

/** The counted entry of each person by uid, and the statistics of the course, as the trigger that follows progress counts. */
export function demoCourseStats(
  course: Course,
  people: readonly Person[],
  lessons: readonly Lesson[],
): { courseStats: CourseStats; learners: Map<string, LearnerStats> } {
  const learners = new Map<string, LearnerStats>();
  let courseStats = noCourseStats(course.id);
  for (const person of people) {
    if (person.record.courseId !== course.id) continue;
    const progress = demoProgress(person, lessons);
    const summary = summarise(progress, [], course.lessonIds);
    const change = changeBetween(undefined, summary);
    if (!summary || !change) continue;
    learners.set(person.uid, withFingerprints(course.id, summary, progress));
    courseStats = withChange(courseStats, change);
  }
  return { courseStats, learners };
}

/** The counted entry of each account by uid, and the statistics of all, as the trigger that follows accounts counts. */
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
