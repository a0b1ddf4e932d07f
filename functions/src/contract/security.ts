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
    summary: 'Read what the school demands of its administrators',
    tag,
    access: 'admin',
    replies: { 200: dataReply(Settings) },
  },
  write: {
    method: 'PUT',
    path: '/admin/security',
    operationId: 'updateSecuritySettings',
    summary: 'Demand a second factor of every administrator, or no longer',
    description: `Takes effect at once: without one, every call for administrators answers 403 with the code
\`second-factor-required\`. 409 for whoever demands it in a session that began without a second factor, so that nobody
locks the school out.`,
    tag,
    access: 'admin',
    body: Settings,
    replies: { 200: dataReply(Settings) },
    refusals: [409],
  },
} satisfies Record<string, Contract>;
