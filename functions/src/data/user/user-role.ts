import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { coursesCollection } from '@padavu/domain/course/course';
import type { RoleInput } from '@padavu/domain/user/role-input';
import { usersCollection, type User } from '@padavu/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import { presentUser } from './account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import type { ClaimsData } from './claims.ts';
import { changesTo } from '#/data/store/changes.ts';
import { fetchSeveral } from '#/data/store/reads.ts';
import { markRequirement, type SecurityData } from './security.ts';
import type { SessionsData } from './sessions.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  byAdmin: Transactions['byAdmin'];
  claims: Pick<ClaimsData, 'sync'>;
  security: Pick<SecurityData, 'isRequired'>;
  sessions: Pick<SessionsData, 'settle'>;
};

export type UserRoleData = ReturnType<typeof userRoleData>;

const { role: texts } = adminMessages;

/** Makes users teachers of courses, or learners again (docs/decisions/146). */
export function userRoleData({ db, audit, byAdmin, claims, security, sessions }: Deps) {
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  return {
    /**
     * Makes a user a teacher of these courses, or a learner again. It takes effect before this returns. Safe to repeat.
     * Throws 400 for a missing course, 404 for an unknown account, 409 for an administrator, for a teacher who is not
     * approved, and `changed-meanwhile` for a user who does not teach the expected courses any more.
     */
    async change(uid: string, { role, teaches, expected }: RoleInput, admin: Caller): Promise<User> {
      const updated = await byAdmin(admin, async (transaction, actor) => {
        const [account, ...courses] = await fetchSeveral(
          [db.collection(usersCollection).doc(uid), ...teaches.map(courseRef)],
          transaction,
        );
        const user = presentUser(account);
        if (!account || !user) throw notFound();
        if (user.role === 'admin') throw conflict(texts.isAdmin, 'is-admin');
        if (role === 'teacher' && !user.isApproved) throw conflict(texts.notApproved, 'not-approved');
        const changes = changesTo({ role: user.role, teaches: user.teaches }, { role, teaches });
        if (!changes) return user;
        if (expected && changesTo({ teaches: user.teaches }, expected))
          throw conflict(texts.changedMeanwhile, 'changed-meanwhile');
        const unknown = teaches.flatMap((id, index) =>
          // A course that was deleted meanwhile stays in the list, so that the others can still be changed.
          courses[index]?.exists || user.teaches.includes(id)
            ? []
            : [{ path: `teaches.${index}`, message: texts.courseUnknown }],
        );
        if (unknown.length > 0) throw invalid(unknown);
        const secondFactorRequired = role === 'teacher' && (await security.isRequired(transaction));
        transaction.update(account.ref, changes.after);
        markRequirement(transaction, account, secondFactorRequired);
        const target = { collection: usersCollection, id: uid, label: user.name };
        audit.record(transaction, { actor, action: 'user.role', target, ...changes });
        return { ...user, role, teaches, secondFactorRequired };
      });
      await claims.sync(uid);
      // A teacher who was signed out, because they teach fewer courses, can sign in again at once.
      await sessions.settle(uid);
      return updated;
    },
  };
}
