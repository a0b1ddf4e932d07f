import { CheckedCollection, FieldFault } from '@padavu/domain/attention';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { faultyParams } from './params.ts';

const tag = 'Attention';

export const attentionContracts = {
  repair: {
    method: 'POST',
    path: '/admin/attention/:collection/:documentId/repair',
    operationId: 'repairDocument',
    summary: 'Repair a stored document',
    description: `Writes the default of every field that is missing or holds something else, keeps all else, and makes the
lists and counts that the document is part of anew. \`changed\` names the fields that were written, \`faults\` those that
no default can stand in for. Safe to repeat. 409 where the id is none that its kind can have: such a document can only be
deleted.`,
    tag,
    access: 'admin',
    params: faultyParams,
    replies: {
      200: dataReply(
        z.object({ changed: z.array(z.string()), faults: z.array(FieldFault.meta({ id: 'FieldFault' })) }),
      ),
    },
    refusals: [404, 409],
  },
  remove: {
    method: 'DELETE',
    path: '/admin/attention/:collection/:documentId',
    operationId: 'deleteFaultyDocument',
    summary: 'Delete a stored document that needs attention',
    description: `With all that belongs to it, as the call for its kind does: a course with its categories, an account with
its payment. Safe to repeat. 409 as that call refuses.`,
    tag,
    access: 'admin',
    params: faultyParams,
    replies: { 200: dataReply(z.object({ collection: CheckedCollection, documentId: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
