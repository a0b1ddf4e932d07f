import { dataReply } from '@padavu/domain/api/reply';
import { SchoolInput, SchoolSettings } from '@padavu/domain/school/school-settings';
import { SecuritySettings } from '@padavu/domain/user/security';
import type { Contract } from './contract.ts';

const tag = 'Settings';
const Settings = SchoolSettings.meta({ id: 'SchoolSettings' });
const Security = SecuritySettings.meta({ id: 'SecuritySettings' });

export const settingsContracts = {
  read: {
    method: 'GET',
    path: '/settings',
    operationId: 'getSettings',
    summary: 'Read the settings of the school',
    description: 'A school that has stored no settings gets those of a new school.',
    tag,
    access: 'admin',
    replies: { 200: dataReply(Settings) },
    condition: 'If-None-Match',
  },
  update: {
    method: 'PUT',
    path: '/settings',
    operationId: 'updateSettings',
    summary: 'Change the settings of the school',
    description: `The body contains all settings: every field is required, and an empty one means that the school has
no such thing. \`chatMessage\` may contain the placeholders {school}, {name}, {email}, {course}, {price} and
{reference}. Any other word in braces is refused, also in its translations. 400 at a new picture with a file that is not stored, or not any more. Where a group of the body leaves out
\`translations\`, the stored ones stay; \`{}\` removes them. \`POST /admin/audit/{id}/undo\` undoes the change.`,
    tag,
    access: 'admin',
    body: SchoolInput.meta({ id: 'SchoolInput' }),
    replies: { 200: dataReply(Settings) },
    condition: 'If-Match',
  },
  readSecurity: {
    method: 'GET',
    path: '/admin/security',
    operationId: 'getSecuritySettings',
    summary: 'Read what the school requires of its administrators and teachers',
    tag: 'Security',
    access: 'admin',
    replies: { 200: dataReply(Security) },
  },
  updateSecurity: {
    method: 'PUT',
    path: '/admin/security',
    operationId: 'updateSecuritySettings',
    summary: 'Require a second factor of every administrator and teacher, or no longer',
    description: `Takes effect at once: in a session that began without a second factor, calls for administrators and
teachers answer 403 \`second-factor-required\`. 409 \`own-second-factor\` if the caller's own session began without
one, so that nobody locks the school out.`,
    tag: 'Security',
    access: 'admin',
    body: Security,
    replies: { 200: dataReply(Security) },
    refusals: [409],
  },
} satisfies Record<string, Contract>;
