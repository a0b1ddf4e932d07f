import { randomInt } from 'node:crypto';
import {
  Certificate,
  CertificateHolder,
  certificateCheck,
  certificateHolderPath,
  certificateReply,
  certificatesCollection,
  completedAt,
  hasOpenWork,
  makeCertificateNumber,
  type CertificateCheck,
  type CertificateReply,
} from '@padavu/domain/learning/certificate';
import { certificateMessages } from '@padavu/domain/learning/certificate-messages';
import { Course, coursesCollection, courseTitle } from '@padavu/domain/course/course';
import type { Lesson } from '@padavu/domain/course/lesson';
import { allOpenAt } from '@padavu/domain/course/pace';
import { noProgress, Progress, progressPath } from '@padavu/domain/learning/progress';
import { Submission, submissionId, submissionsCollection } from '@padavu/domain/learning/task';
import { schoolDay } from '@padavu/domain/school/school-day';
import { usersCollection, type User } from '@padavu/domain/user/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { presentUser, rightsOf } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { readDocument, readUser } from '#/data/store/documents.ts';
import { fetchLessonsOfCourse } from '#/data/course/lessons.ts';
import { fetchLearner } from './own-course.ts';
import { withReachedDays } from './paces.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
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

const ofPerson = (db: Firestore, uid: string) =>
  db.collection(certificatesCollection).where('uid', '==', uid);

/** Stores a certificate under a new number, and marks the one that it replaces, if any. */
function store(
  db: Firestore,
  transaction: Transaction,
  certificate: Certificate,
  before?: { number: string; reason: string },
): string {
  const certificates = db.collection(certificatesCollection);
  const number = makeCertificateNumber((below) => randomInt(below));
  transaction.create(certificates.doc(number), certificate);
  transaction.set(db.doc(certificateHolderPath(certificate.uid, certificate.courseId)), { number });
  if (before) {
    const { number: old, reason } = before;
    transaction.update(certificates.doc(old), { status: 'replaced', reason, replacedBy: number });
  }
  return number;
}

/**
 * Reissues the valid certificates of a person whose name is corrected. It reads, so call it before the transaction's
 * first write.
 */
export async function renameCertificates(
  db: Firestore,
  transaction: Transaction,
  { uid, name, at }: { uid: string; name: string; at: Date },
): Promise<void> {
  const docs = await fetchMatches(ofPerson(db, uid), transaction);
  for (const snapshot of docs) {
    const certificate = readDocument(Certificate, snapshot);
    if (certificate?.status !== 'valid' || certificate.name === name) continue;
    const before = { number: snapshot.id, reason: certificateMessages.renamed };
    store(db, transaction, { ...certificate, name, issuedAt: at }, before);
  }
}

/**
 * When a learner completed a course: the moment of their latest mark, but not before the last lesson opened to them
 * nor before their account began, whatever the clock of a device says. Throws 409 `not-complete` for a course that is
 * not complete, or not open to its end.
 */
function completionOf(
  user: User,
  course: Course,
  { lessons, progress }: { lessons: readonly Lesson[]; progress: Progress },
  at: Date,
): Date {
  const marked = completedAt(progress, course);
  const learner = course.pace === 'progress' ? withReachedDays(user, lessons, progress) : user;
  const opened = allOpenAt(lessons, course, learner);
  if (!marked || !opened || opened > at) throw conflict(certificateMessages.notComplete, 'not-complete');
  const began = user.startsAt ?? user.registrationDate ?? marked;
  const latest = Math.max(marked.getTime(), opened.getTime(), began.getTime());
  // An administrator may have moved the start ahead.
  return new Date(Math.min(latest, at.getTime()));
}

export type CertificatesData = ReturnType<typeof certificatesData>;

/** Certificates of complete courses (docs/decisions/138). */
export function certificatesData({ db, audit, inTransaction, byAdmin, school, now }: Deps) {
  const certificates = db.collection(certificatesCollection);
  const refOf = (number: string) => certificates.doc(number);

  async function read(number: string, within?: Transaction): Promise<Certificate | undefined> {
    return readDocument(Certificate, await fetchOne(refOf(number), within));
  }

  /**
   * Whether lessons ask for work that the school has not accepted. The work itself decides: the progress does not know
   * of an answer that was given while the account was in the trash, or the lesson in another course.
   */
  async function hasUnacceptedWork(
    transaction: Transaction,
    { id: uid }: User,
    { lessons, progress }: { lessons: readonly Lesson[]; progress: Progress },
  ): Promise<boolean> {
    const open = lessons.filter((lesson) => hasOpenWork(lesson, progress));
    const refs = open.map(({ id }) => db.collection(submissionsCollection).doc(submissionId(uid, id)));
    const works = await fetchSeveral(refs, transaction);
    return works.some((work) => readDocument(Submission, work)?.state !== 'done');
  }

  function record(
    transaction: Transaction,
    actor: Actor,
    action: 'certificate.withdraw' | 'certificate.reissue',
    { number, certificate, after }: { number: string; certificate: Certificate; after: object },
  ): void {
    const { status, name, course } = certificate;
    audit.record(transaction, {
      actor,
      action,
      target: { collection: usersCollection, id: certificate.uid, label: name },
      before: { certificate: number, course, status },
      after: { course, ...after },
    });
  }

  return {
    /**
     * The certificate of the learner's course, created at the first request. Throws 401 when the session is over, 403
     * for an account that is not approved, 404 without a course or for one that gives no certificates, 409
     * `not-complete` and `certificate-withdrawn`.
     */
    async issue(learner: Caller): Promise<CertificateReply> {
      const [{ name: schoolName, ...zone }, account] = await Promise.all([
        school.read(),
        fetchOne(db.collection(usersCollection).doc(learner.uid)),
      ]);
      // Outside of the transaction, because a day more or less does not matter to a certificate.
      const lessons = await fetchLessonsOfCourse(db, rightsOf(account).courseId ?? 0);
      return inTransaction(async (transaction) => {
        const { account: present, courseId } = await fetchLearner(transaction, { db, now }, learner);
        const [holderDocument, courseDocument, progressDocument] = await fetchSeveral(
          [
            db.doc(certificateHolderPath(learner.uid, courseId)),
            db.collection(coursesCollection).doc(String(courseId)),
            db.doc(progressPath(learner.uid, courseId)),
          ],
          transaction,
        );
        const number = readDocument(CertificateHolder, holderDocument)?.number;
        const known = number === undefined ? undefined : await read(number, transaction);
        if (number !== undefined && known?.status === 'valid') return certificateReply(number, known);
        if (known) throw conflict(certificateMessages.withdrawn, 'certificate-withdrawn');
        const course = readDocument(Course, courseDocument);
        if (!course?.certificate) throw notFound(certificateMessages.notGiven);
        const progress = readDocument(Progress, progressDocument) ?? noProgress;
        const user = readUser(present);
        const at = now();
        const completed = completionOf(user, course, { lessons, progress }, at);
        if (await hasUnacceptedWork(transaction, user, { lessons, progress }))
          throw conflict(certificateMessages.tasksOpen, 'not-complete');
        const certificate: Certificate = {
          uid: learner.uid,
          courseId,
          name: user.name,
          course: courseTitle(course),
          school: schoolName,
          completedOn: schoolDay(zone, completed),
          issuedAt: at,
          days: new Set(lessons.map(({ day }) => day)).size,
          hours: course.hours,
          status: 'valid',
          reason: '',
          replacedBy: '',
        };
        return certificateReply(store(db, transaction, certificate), certificate);
      });
    },

    /** What anybody with the number may read; `undefined` for an unknown number. */
    async check(number: string): Promise<CertificateCheck | undefined> {
      const certificate = await read(number);
      return certificate && certificateCheck(number, certificate);
    },

    /** The certificates of a person, the latest first. */
    async ofUser(uid: string): Promise<CertificateReply[]> {
      const found = (await fetchMatches(ofPerson(db, uid))).flatMap((snapshot) => {
        const certificate = readDocument(Certificate, snapshot);
        return certificate ? [certificateReply(snapshot.id, certificate)] : [];
      });
      return found.toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime());
    },

    /**
     * Withdraws a certificate. Throws 404 for an unknown one, 409 `certificate-not-valid` for one that is not valid any
     * more.
     */
    withdraw(number: string, reason: string, admin: Caller): Promise<CertificateReply> {
      return byAdmin(admin, async (transaction, actor) => {
        const certificate = await read(number, transaction);
        if (!certificate) throw notFound();
        if (certificate.status !== 'valid')
          throw conflict(certificateMessages.notValid, 'certificate-not-valid');
        const change = { status: 'withdrawn', reason } as const;
        transaction.update(refOf(number), change);
        record(transaction, actor, 'certificate.withdraw', { number, certificate, after: change });
        return certificateReply(number, { ...certificate, ...change });
      });
    },

    /**
     * Reissues a certificate under the name that the account has now, and marks the old one as replaced. This also
     * restores a withdrawn one. Throws 404 for an unknown one and for an account that is being deleted, 409
     * `certificate-not-valid` for one that has been replaced.
     */
    reissue(number: string, reason: string, admin: Caller): Promise<CertificateReply> {
      return byAdmin(admin, async (transaction, actor) => {
        const certificate = await read(number, transaction);
        if (!certificate) throw notFound();
        const account = await fetchOne(
          db.collection(usersCollection).doc(certificate.uid || '-'),
          transaction,
        );
        const user = presentUser(account);
        if (!user) throw notFound();
        if (certificate.status === 'replaced')
          throw conflict(certificateMessages.notValid, 'certificate-not-valid');
        const fresh: Certificate = {
          ...certificate,
          name: user.name,
          issuedAt: now(),
          status: 'valid',
          reason: '',
        };
        const newNumber = store(db, transaction, fresh, { number, reason });
        record(transaction, actor, 'certificate.reissue', {
          number,
          certificate,
          after: { certificate: newNumber, status: 'valid', reason },
        });
        return certificateReply(newNumber, fresh);
      });
    },
  };
}
