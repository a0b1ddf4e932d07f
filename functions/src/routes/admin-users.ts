import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { type Payment, paymentVersion } from '@padavu/domain/payment/payment';
import { userContracts as contracts } from '#/contract/users.ts';
import type { CongratulationsData } from '#/data/learning/congratulations.ts';
import type { CorrectionData } from '#/data/user/correction.ts';
import type { EnrolmentsData } from '#/data/user/enrolments.ts';
import type { ErasureData } from '#/data/user/erasure.ts';
import type { FurtherPaymentsData } from '#/data/payment/further-payments.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import type { PaymentsData } from '#/data/payment/payments.ts';
import type { PersonalDataData } from '#/data/user/personal-data.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { StuckLearnersData } from '#/data/learning/stuck-learners.ts';
import type { UserRemovalData } from '#/data/user/user-removal.ts';
import type { UserRoleData } from '#/data/user/user-role.ts';
import type { UserStatusData } from '#/data/user/user-status.ts';
import type { UserPage, UsersData } from '#/data/user/users.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, ok, okData, type Reply } from '#/http/reply.ts';
import { exportReply, userReply } from './user-reply.ts';

type Deps = {
  congratulations: CongratulationsData;
  corrections: Pick<CorrectionData, 'correct'>;
  enrolments: EnrolmentsData;
  erasure: Pick<ErasureData, 'eraseByAdmin'>;
  furtherPayments: FurtherPaymentsData;
  paces: Pick<PacesData, 'change'>;
  payments: Pick<PaymentsData, 'read' | 'record' | 'changeRefund'>;
  personalData: Pick<PersonalDataData, 'ofUser'>;
  school: Pick<SchoolData, 'read'>;
  stuckLearners: StuckLearnersData;
  users: UsersData;
  userRole: UserRoleData;
  userStatus: UserStatusData;
  userRemoval: UserRemovalData;
};

const pageReply = ({ users, next }: UserPage): Reply => ({ ...ok(users.map(userReply)), next });

const paymentReply = (payment: Payment | null) => ({
  ...okData(payment),
  version: paymentVersion(payment),
});

const waiting = { status: 'pending', courseId: null, search: '' } as const;

/** User management. */
export const adminUserOperations = (deps: Deps): Operation[] => {
  const { congratulations, corrections, enrolments, erasure, furtherPayments, payments } = deps;
  const { paces, personalData, school, stuckLearners, users, userRole, userStatus, userRemoval } = deps;
  return [
    operation(contracts.list, async ({ query: { limit, cursor: after, sort, ...filter } }) =>
      pageReply(await users.list(filter, { sort, limit, after })),
    ),

    operation(contracts.pending, async ({ query: { limit, cursor: after } }) =>
      pageReply(await users.list(waiting, { sort: 'newest', limit, after })),
    ),

    operation(contracts.count, async () => ok(await users.count())),

    operation(contracts.stuck, async () => okData(await stuckLearners.list())),

    operation(contracts.approve, async ({ actor, params: { id }, body, precondition }) => {
      await userStatus.approve(id, actor, { ...body, assertVersion: precondition });
      return okData({ id, status: 'approved' });
    }),

    operation(contracts.deactivate, async ({ actor, params: { id }, body }) => {
      await userStatus.deactivate(id, actor, body);
      return okData({ id, status: 'inactive' });
    }),

    operation(contracts.hold, async ({ actor, params: { id }, body }) => {
      await userStatus.hold(id, actor, body);
      return okData({ id, status: 'pending' });
    }),

    operation(contracts.pace, async ({ actor, params: { id }, body }) =>
      okData(userReply(await paces.change(id, body, actor))),
    ),

    operation(contracts.role, async ({ actor, params: { id }, body }) =>
      okData(userReply(await userRole.change(id, body, actor)), adminMessages.role.done),
    ),

    operation(contracts.congratulate, async ({ actor, params: { id } }) =>
      okData({ id, courseId: await congratulations.record(id, actor) }),
    ),

    operation(contracts.exportData, async ({ params: { id }, query: { cursor } }) => {
      const [part, { name }] = await Promise.all([personalData.ofUser(id, cursor), school.read()]);
      return exportReply(id, part, name);
    }),

    operation(contracts.readPayment, async ({ params: { id } }) => paymentReply(await payments.read(id))),

    operation(contracts.payment, async ({ actor, params: { id }, body, precondition }) =>
      paymentReply(await payments.record(id, body, actor, precondition)),
    ),

    operation(contracts.refund, async ({ actor, params: { id }, body, precondition }) =>
      paymentReply(await payments.changeRefund(id, body, actor, precondition)),
    ),

    operation(contracts.removeRefund, async ({ actor, params: { id }, precondition }) =>
      paymentReply(await payments.changeRefund(id, null, actor, precondition)),
    ),

    operation(contracts.listPayments, async ({ params: { id } }) => okData(await furtherPayments.list(id))),

    operation(contracts.addPayment, async ({ actor, params: { id }, body, once }) =>
      created({ id: await furtherPayments.add(id, body, actor, once) }, adminMessages.furtherPayment.added),
    ),

    operation(contracts.correctPayment, async ({ actor, params: { id, paymentId }, body, precondition }) => {
      const payment = await furtherPayments.change(id, paymentId, body, actor, precondition);
      return { ...okData(payment), version: payment.recordedAt };
    }),

    operation(contracts.removePayment, async ({ actor, params: { id, paymentId }, precondition }) => {
      await furtherPayments.remove(id, paymentId, actor, precondition);
      return okData({ id: paymentId });
    }),

    operation(contracts.importList, async ({ actor, body: { dryRun, rows }, once }) =>
      okData(await (dryRun ? enrolments.check(rows) : enrolments.run(rows, actor, once))),
    ),

    // After the paths with a fixed name, because an id matches any name.
    operation(contracts.read, async ({ params: { id } }) => okData(userReply(await users.read(id)))),

    operation(contracts.correct, async ({ actor, params: { id }, body }) =>
      okData(userReply(await corrections.correct(id, body, actor))),
    ),

    operation(contracts.erase, async ({ actor, params: { id }, body: { email } }) => {
      await erasure.eraseByAdmin(id, actor, email);
      return okData({ id });
    }),

    operation(contracts.remove, async ({ actor, params: { id }, query: { expectedStatus } }) => {
      await userRemoval.remove(id, actor, expectedStatus);
      return okData({ id });
    }),
  ];
};
