import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { type CourseInput, isTeacherChange } from '@padavu/domain/course/course-input';
import type { LiveSession } from '@padavu/domain/course/live-session';
import type { Picture } from '@padavu/domain/picture/picture';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserStatus } from '@padavu/domain/user/user';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { forbidden, invalid, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import {
  changesTo,
  contentEntry,
  laterThan,
  type Precondition,
  type ContentDeps,
} from '#/data/store/changes.ts';
import { readDocument } from '#/data/store/documents.ts';
import { readIdPage, type IdPage, type IdPaging } from '#/data/store/id-page.ts';
import { assertFilesStored } from '#/data/picture/media.ts';
import type { Once } from '#/data/store/once.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { SlugsData } from './slugs.ts';

type Deps = ContentDeps & { slugs: Pick<SlugsData, 'claim'> };

export type CoursesData = ReturnType<typeof coursesData>;

/** The days that have opened on their dates, and would open later or never, each with its path and the refusal. */
function daysToClose(before: Course, after: CourseInput, now: Date): { path: string; message: string }[] {
  if (before.pace !== 'dates' || after.pace !== 'dates') return [];
  return before.opensOn.flatMap((opened, index) => {
    const opens = after.opensOn[index] ?? null;
    const isClosed = opened !== null && opened <= now && (opens === null || opens > now);
    return isClosed ? [{ path: `opensOn.${index}`, message: adminMessages.courseInput.dayIsOpen }] : [];
  });
}

type WithPictures = Pick<CourseInput, 'picture'> & { instructors: readonly { photo: Picture | null }[] };

/** The uploaded pictures of a course, each with its path. */
const picturesOf = ({ picture, instructors }: WithPictures) => [
  ['picture', picture] as const,
  ...instructors.map(({ photo }, index) => [`instructors.${index}.photo`, photo] as const),
];

/**
 * Gives the sessions of a body their ids. A session without one, as older clients send it, is the stored one at the
 * same time. Of two with one id, the first keeps it.
 */
function identifiedSessions(
  sessions: CourseInput['sessions'],
  stored: readonly LiveSession[],
  newId: () => string,
): LiveSession[] {
  const taken = new Set(sessions.map(({ id }) => id));
  const given = new Set<string>();
  const isFree = ({ id }: LiveSession) => !taken.has(id) && !given.has(id);
  return sessions.map((session) => {
    const atThisTime = stored.find((one) => one.startsAt === session.startsAt && isFree(one));
    const known = session.id ?? atThisTime?.id;
    const id = known === undefined || given.has(known) ? newId() : known;
    given.add(id);
    return { ...session, id };
  });
}

/** Courses, drafts included: the caller decides who may see which. */
export function coursesData({ db, audit, counters, once, slugs, byStaff, now }: Deps) {
  const courses = db.collection(coursesCollection);
  const nextId = () => counters.take(coursesCollection, 1);
  const newSessionId = () => courses.doc().id;

  /** Throws 400 for each day that would close although somebody may have it open. */
  async function assertDaysStayOpen(
    before: Course,
    after: CourseInput,
    transaction: Transaction,
  ): Promise<void> {
    const closed = daysToClose(before, after, now());
    if (closed.length === 0) return;
    const learners = db
      .collection(usersCollection)
      .where('courseId', '==', before.id)
      .where('status', 'in', ['approved', 'inactive'] satisfies UserStatus[]);
    if ((await fetchMatches(learners.limit(1), transaction)).length > 0) throw invalid(closed);
  }

  return {
    /** A page of the courses, or only of the published ones, by id. */
    list({ drafts, ...paging }: { drafts: boolean } & IdPaging): Promise<IdPage<Course>> {
      const visible = drafts ? courses : courses.where('published', '==', true);
      return readIdPage(visible.orderBy('id'), Course, paging);
    },

    async find(id: number): Promise<Course | undefined> {
      return readDocument(Course, await fetchOne(courses.doc(String(id))));
    },

    /** Which of these courses are published. */
    async published(ids: readonly number[]): Promise<Set<number>> {
      const snapshots = await fetchSeveral(
        ids.map((id) => courses.doc(String(id))),
        db,
      );
      const found = snapshots.flatMap((snapshot) => readDocument(Course, snapshot) ?? []);
      return new Set(found.filter(({ published }) => published).map(({ id }) => id));
    },

    /** Creates a course with the next id and without lessons. Throws 409 for the slug of another course. */
    create(input: CourseInput, admin: Caller, call?: Once): Promise<Course> {
      return once.byAdmin(
        admin,
        { once: call, result: Course, prepare: nextId },
        async (transaction, actor, [id = 0]) => {
          await assertFilesStored({ db, transaction }, { wanted: picturesOf(input) });
          const claim = await slugs.claim(transaction, { ...input, id, slug: '' }, input.slug);
          const pacing = input.pace === 'open' ? 0 : 1;
          const course: Course = {
            ...input,
            // Those of a body may be the ids of the course that it was copied from.
            sessions: input.sessions.map((session) => ({ ...session, id: newSessionId() })),
            id,
            slug: claim.slug,
            lessonIds: [],
            pacing,
            updatedAt: now(),
          };
          transaction.create(courses.doc(String(id)), course);
          claim.reserve();
          const { lessonIds: _, pacing: __, ...after } = course;
          audit.record(transaction, contentEntry('course', 'create', actor, course, { before: null, after }));
          return course;
        },
      );
    },

    /**
     * Changes a course; writes nothing when nothing differs. Throws 403 for a teacher of another course, or where a
     * teacher would change how it is sold; 404 for an unknown one, 409 for the slug of another course.
     */
    update(id: number, input: CourseInput, staff: Caller, assertVersion: Precondition): Promise<Course> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const ref = courses.doc(String(id));
        const course = readDocument(Course, await fetchOne(ref, transaction));
        if (!course) throw notFound();
        assertTeaches(rights, course.id);
        assertVersion(course.updatedAt);
        await assertDaysStayOpen(course, input, transaction);
        const pictures = picturesOf(course).map(([, picture]) => picture);
        await assertFilesStored({ db, transaction }, { wanted: picturesOf(input), stored: pictures });
        // A teacher can neither change a slug nor add a missing one.
        const claim = rights.admin
          ? await slugs.claim(transaction, { ...course, title: input.title }, input.slug)
          : { slug: input.slug || course.slug, reserve: () => undefined };
        // Learners who began before the pace changed keep every day open.
        const pacing = course.pacing + (input.pace === course.pace ? 0 : 1);
        const sessions = identifiedSessions(input.sessions, course.sessions, newSessionId);
        const wanted = { ...input, sessions, slug: claim.slug, pacing };
        const changes = changesTo(course, wanted);
        if (!changes) return course;
        if (!rights.admin && !isTeacherChange(changes)) throw forbidden(adminMessages.teacher.sale);
        const updatedAt = laterThan(course.updatedAt, now());
        transaction.update(ref, { ...changes.after, updatedAt });
        claim.reserve();
        audit.record(transaction, contentEntry('course', 'update', actor, course, changes));
        return { ...course, ...wanted, updatedAt };
      });
    },
  };
}
