import { certificateMessages as texts } from '@padavu/domain/learning/certificate-messages';
import { certificateContracts as contracts } from '#/contract/certificates.ts';
import type { CertificatesData } from '#/data/learning/certificates.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { certificates: CertificatesData };

/** Certificates: for learners, for anyone who has a number, and for administrators (docs/decisions/138). */
export const certificateOperations = ({ certificates }: Deps): Operation[] => [
  operation(contracts.issueOwn, async ({ actor }) => okData(await certificates.issue(actor), texts.issued)),

  operation(contracts.check, async ({ params: { number } }) => {
    const certificate = await certificates.check(number);
    if (!certificate) throw notFound();
    return okData(certificate);
  }),

  operation(contracts.ofUser, async ({ params: { id } }) => okData(await certificates.ofUser(id))),

  operation(contracts.withdraw, async ({ actor, params: { number }, body: { reason } }) =>
    okData(await certificates.withdraw(number, reason, actor), texts.withdrawnNow),
  ),

  operation(contracts.reissue, async ({ actor, params: { number }, body: { reason } }) =>
    okData(await certificates.reissue(number, reason, actor), texts.reissued),
  ),
];
