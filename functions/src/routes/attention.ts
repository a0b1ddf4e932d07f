import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { attentionContracts as contracts } from '#/contract/attention.ts';
import type { FaultyRemovalData } from '#/data/admin/faulty-removal.ts';
import type { RepairsData } from '#/data/admin/repairs.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { faultyRemoval: FaultyRemovalData; repairs: RepairsData };

/** Repairing and deleting stored documents that need attention (docs/decisions/061). */
export const attentionOperations = ({ faultyRemoval, repairs }: Deps): Operation[] => [
  operation(contracts.repair, async ({ actor, params: { collection, documentId } }) => {
    const { changed, faults } = await repairs.repair(collection, documentId, actor);
    return okData({ changed, faults }, adminMessages.attention.repaired);
  }),

  operation(contracts.remove, async ({ actor, params: { collection, documentId } }) => {
    await faultyRemoval.remove(collection, documentId, actor);
    return okData({ collection, documentId }, adminMessages.attention.deleted);
  }),
];
