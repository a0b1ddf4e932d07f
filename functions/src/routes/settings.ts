import { securityMessages } from '@padavu/domain/user/security';
import { settingsMessages } from '@padavu/domain/school/school-settings';
import { settingsContracts as contracts } from '#/contract/settings.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { SecurityData } from '#/data/user/security.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okRecord } from '#/http/reply.ts';

type Deps = { school: Pick<SchoolData, 'read' | 'update'>; security: Pick<SecurityData, 'read' | 'write'> };

/** The settings of the school, and what it requires of its administrators (docs/decisions/083, 123). */
export const settingsOperations = ({ school, security }: Deps): Operation[] => [
  operation(contracts.read, async () => okRecord(await school.read())),

  operation(contracts.update, async ({ actor, body, precondition }) =>
    okRecord(await school.update(body, actor, precondition), settingsMessages.saved),
  ),

  operation(contracts.readSecurity, async () => okData(await security.read())),

  operation(contracts.updateSecurity, async ({ actor, body }) => {
    await security.write(body, actor);
    const { requiredNow, requiredNoMore } = securityMessages;
    return okData(body, body.requireSecondFactor ? requiredNow : requiredNoMore);
  }),
];
