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
    summary: 'Read what the school says of itself',
    description: 'A school that has stored nothing yet is answered as a new one.',
    tag,
    access: 'admin',
    replies: { 200: dataReply(Settings) },
    condition: 'If-None-Match',
  },
  update: {
    method: 'PUT',
    path: '/settings',
    operationId: 'updateSettings',
    summary: 'Change what the school says of itself',
    description: `The body is all settings: every field is required, and an empty one says that the school has no such thing.
\`chatMessage\` may hold the placeholders {school}, {name}, {email}, {course}, {price} and {reference}; any other word in braces
is refused, in its translations too. Translations that the body leaves out stay as they are, in each group by itself; \`{}\` removes them.
\`POST /admin/audit/{id}/undo\` undoes it.`,
    tag,
    access: 'admin',
    body: SchoolInput.meta({ id: 'SchoolInput' }),
    replies: { 200: dataReply(Settings) },
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
