import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { completedAt } from '@padavu/domain/learning/certificate';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { noProgress, Progress, progressPath } from '@padavu/domain/learning/progress';
import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { presentUser } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { readDocument } from '#/data/store/documents.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  byAdmin: Transactions['byAdmin'];
};

export type CongratulationsData = ReturnType<typeof congratulationsData>;

const { congratulate: texts } = adminMessages;

/** Which learners the school has congratulated on completing their course (docs/decisions/148). */
export const congratulationsData = ({ db, audit, byAdmin }: Deps) => ({
  /**
   * Records that an administrator congratulates a learner. Throws 404 for an unknown account, 409 `not-complete` for a
   * learner who has not completed their course, and `changed-meanwhile` for one who was congratulated on it before.
   * @returns the course
   */
  record(uid: string, admin: Caller): Promise<number> {
    return byAdmin(admin, async (transaction, actor) => {
      const account = await fetchOne(db.collection(usersCollection).doc(uid), transaction);
      const user = presentUser(account);
      if (!user) throw notFound();
      const { name, courseId, congratulatedOn } = user;
      if (courseId === null) throw conflict(texts.notComplete, 'not-complete');
      const [courseDocument, progressDocument] = await fetchSeveral(
        [db.collection(coursesCollection).doc(String(courseId)), db.doc(progressPath(uid, courseId))],
        transaction,
      );
      const course = readDocument(Course, courseDocument);
      const progress = readDocument(Progress, progressDocument) ?? noProgress;
      if (!course || !completedAt(progress, course)) throw conflict(texts.notComplete, 'not-complete');
      if (congratulatedOn === courseId) throw conflict(texts.already, 'changed-meanwhile');
      transaction.update(account.ref, { congratulatedOn: courseId });
      audit.record(transaction, {
        actor,
        action: 'user.congratulate',
        target: { collection: usersCollection, id: uid, label: name },
        before: { congratulatedOn },
        after: { congratulatedOn: courseId },
      });
      return courseId;
    });
  },
});
