import { dataReply } from '@padavu/domain/reply';
import { SchoolInput, SchoolSettings } from '@padavu/domain/school-settings';
import type { Contract } from './contract.ts';

const tag = 'Settings';
const Settings = SchoolSettings.meta({ id: 'SchoolSettings' });

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
{reference}. Any other word in braces is refused, also in its translations. Where a group of the body leaves out
\`translations\`, the stored ones stay; \`{}\` removes them. \`POST /admin/audit/{id}/undo\` undoes the change.`,
    tag,
    access: 'admin',
    body: SchoolInput.meta({ id: 'SchoolInput' }),
    replies: { 200: dataReply(Settings) },
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
