import { adminMessages } from '@padavu/domain/admin-messages';
import {
  CertificateCheck,
  CertificateNumber,
  CertificateReason,
  CertificateReply,
} from '@padavu/domain/certificate';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { accountParams, noSuchId } from './params.ts';

const tag = 'Certificates';
const Certificate = CertificateReply.meta({ id: 'Certificate' });
const body = CertificateReason.meta({ id: 'CertificateReason' });
const params = z.object({
  number: z.string().refine((text) => CertificateNumber.safeParse(text).success, noSuchId),
});

export const certificateContracts = {
  issueOwn: {
    method: 'PUT',
    path: '/users/me/certificate',
    operationId: 'getOwnCertificate',
    summary: 'Get the certificate of the own course',
    description:
      'It is made when it is first asked for, and is the same afterwards. 404 for a course that gives none, 409 `not-complete` until every lesson is complete, 409 `certificate-withdrawn` for one that was withdrawn.',
    tag,
    access: 'signed-in',
    ignoresBody: true,
    replies: { 200: dataReply(Certificate) },
    refusals: [403, 404, 409],
  },
  check: {
    method: 'GET',
    path: '/certificates/:number',
    operationId: 'checkCertificate',
    summary: 'Check a certificate by its number',
    description: 'One that is not valid any more says nothing of the person.',
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
    description: 'The latest first.',
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
    description: '409 `certificate-not-valid` for one that is not valid any more.',
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
    summary: 'Make a certificate anew',
    description:
      'With the name that the account has now, under a new number; the old one says that it was replaced. One that was withdrawn comes back so. 409 `certificate-not-valid` for one that has been replaced.',
    tag,
    access: 'admin',
    params,
    body,
    replies: { 200: dataReply(Certificate) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
