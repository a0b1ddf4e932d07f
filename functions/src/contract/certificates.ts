import { adminMessages } from '@padavu/domain/admin/admin-messages';
import {
  CertificateCheck,
  CertificateReason,
  CertificateReply,
  readCertificateNumber,
} from '@padavu/domain/learning/certificate';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { accountParams, noSuchId } from './params.ts';

const tag = 'Certificates';
const Certificate = CertificateReply.meta({ id: 'Certificate' });
const body = CertificateReason.meta({ id: 'CertificateReason' });
const params = z.object({
  number: z.preprocess((typed) => readCertificateNumber(String(typed)), z.string({ error: noSuchId })),
});

export const certificateContracts = {
  issueOwn: {
    method: 'PUT',
    path: '/users/me/certificate',
    operationId: 'getOwnCertificate',
    summary: "Get the certificate of the caller's course",
    description:
      'The first call issues the certificate; later calls return the same one. 404 if the course gives none. 409 `not-complete` until every lesson is open and complete and all work is done, and `certificate-withdrawn` if the certificate was withdrawn. The site shows the certificate at `/certificate/{number}`, and has it as a PDF at `/certificate/{number}.pdf`, both without `/api`.',
    tag,
    access: 'learner',
    ignoresBody: true,
    replies: { 200: dataReply(Certificate) },
    refusals: [409],
  },
  check: {
    method: 'GET',
    path: '/certificates/:number',
    operationId: 'checkCertificate',
    summary: 'Check a certificate by its number',
    description: 'The response names the person only if the certificate is valid.',
    tag,
    access: 'public',
    params,
    replies: { 200: dataReply(CertificateCheck.meta({ id: 'CertificateCheck' })) },
    refusals: [404],
  },
  ofUser: {
    method: 'GET',
    path: '/admin/users/:id/certificates',
    operationId: 'listUserCertificates',
    summary: 'List the certificates of a user',
    description: 'The most recently issued comes first.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(z.array(Certificate)) },
    refusals: [404],
  },
  withdraw: {
    method: 'POST',
    path: '/certificates/:number/withdraw',
    operationId: 'withdrawCertificate',
    summary: 'Withdraw a certificate',
    description: '409 `certificate-not-valid` if it is not valid any more.',
    tag,
    access: 'admin',
    params,
    body,
    replies: { 200: dataReply(Certificate) },
    refusals: [404, 409],
  },
  reissue: {
    method: 'POST',
    path: '/certificates/:number/reissue',
    operationId: 'reissueCertificate',
    summary: 'Reissue a certificate',
    description:
      'The new certificate has the name that the account has now, and a new number; the old one gets the status `replaced`. This also restores a withdrawn certificate. 404 if the account no longer exists or is being deleted. 409 `certificate-not-valid` if the certificate was replaced already.',
    tag,
    access: 'admin',
    params,
    body,
    replies: { 200: dataReply(Certificate) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
