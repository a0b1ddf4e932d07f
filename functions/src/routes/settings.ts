import { settingsMessages } from '@padavu/domain/school-settings';
import { settingsContracts as contracts } from '#/contract/settings.ts';
import type { SchoolData } from '#/data/school.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { school: Pick<SchoolData, 'read' | 'update'> };

/** The settings of the school (docs/decisions/123). */
export const settingsOperations = ({ school }: Deps): Operation[] => [
  operation(contracts.read, async () => {
    const settings = await school.read();
    return { ...okData(settings), version: settings.updatedAt };
  }),

  operation(contracts.update, async ({ actor, body, precondition }) => {
    const settings = await school.update(body, actor, precondition);
    return { ...okData(settings, settingsMessages.saved), version: settings.updatedAt };
  }),
];
