import { CheckedCollection, FieldFault } from '@padavu/domain/admin/attention';
import { dataReply } from '@padavu/domain/api/reply';
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
    description: `Writes the default of every field that is missing or invalid, and keeps all other fields. Then it
updates the lists and counts that include the document. \`changed\` names the fields that were written, and \`faults\`
those that no default can repair. Safe to repeat. 409 \`not-repairable\` if the id is not valid for the collection:
such a document can only be deleted.`,
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
    description: `Deletes the document with everything that belongs to it, as the call for its collection does: a
course with its categories, an account with its payment. Safe to repeat. 409 for the reasons of that call, and
\`changed-meanwhile\` for a document without faults.`,
    tag,
    access: 'admin',
    params: faultyParams,
    replies: { 200: dataReply(z.object({ collection: CheckedCollection, documentId: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
