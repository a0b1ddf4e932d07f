import { dataReply } from '@padavu/domain/reply';
import { SecuritySettings } from '@padavu/domain/security';
import type { Contract } from './contract.ts';

const tag = 'Security';
const Settings = SecuritySettings.meta({ id: 'SecuritySettings' });

export const securityContracts = {
  read: {
    method: 'GET',
    path: '/admin/security',
    operationId: 'getSecuritySettings',
    summary: 'Read what the school requires of its administrators and teachers',
    tag,
    access: 'admin',
    replies: { 200: dataReply(Settings) },
  },
  write: {
    method: 'PUT',
    path: '/admin/security',
    operationId: 'updateSecuritySettings',
    summary: 'Require a second factor of every administrator and teacher, or no longer',
    description: `Takes effect at once: in a session that began without a second factor, calls for administrators and
teachers answer 403 \`second-factor-required\`. 409 \`own-second-factor\` if the caller's own session began without
one, so that nobody locks the school out.`,
    tag,
    access: 'admin',
    body: Settings,
    replies: { 200: dataReply(Settings) },
    refusals: [409],
  },
} satisfies Record<string, Contract>;
