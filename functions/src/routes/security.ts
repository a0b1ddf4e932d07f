import { securityMessages } from '@padavu/domain/security';
import { securityContracts as contracts } from '#/contract/security.ts';
import type { SecurityData } from '#/data/security.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { security: Pick<SecurityData, 'read' | 'write'> };

/** What the school requires of its administrators (docs/decisions/083). */
export const securityOperations = ({ security }: Deps): Operation[] => [
  operation(contracts.read, async () => okData(await security.read())),

  operation(contracts.write, async ({ actor, body }) => {
    await security.write(body, actor);
    const { requiredNow, requiredNoMore } = securityMessages;
    return okData(body, body.requireSecondFactor ? requiredNow : requiredNoMore);
  }),
];
