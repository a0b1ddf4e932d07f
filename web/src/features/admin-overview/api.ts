import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { AttentionItem } from '@padavu/domain/admin/attention';
import { FieldFault } from '@padavu/domain/admin/attention';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { StuckLearner } from '@padavu/domain/learning/stuck-learner';
import { z } from 'zod';
import { callWithTexts, ownTextOr } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const texts: ApiTexts = {
  0: messages.login.network,
  404: adminMessages.attention.gone,
  otherwise: ownTextOr(messages.server.error),
};

const DeleteReply = z.object({ success: z.literal(true) });
const RepairReply = dataReply(z.object({ faults: z.array(FieldFault) }));

type RecordReference = Pick<AttentionItem, 'collection' | 'documentId'>;

const pathOf = ({ collection, documentId }: RecordReference) =>
  `/admin/attention/${collection}/${encodeURIComponent(documentId)}`;

/**
 * Replaces every missing or invalid field of a record by its default.
 * @returns the faults that no default can repair
 * @throws ApiError
 */
export async function repairRecord(record: RecordReference): Promise<FieldFault[]> {
  const path = `${pathOf(record)}/repair`;
  const { data } = await callWithTexts(texts, () =>
    callAuthorisedApi({ method: 'POST', path, body: {}, reply: RepairReply }),
  );
  return data.faults;
}

/** Deletes a record, even an unreadable one, with everything that belongs to it. @throws ApiError */
export async function deleteRecord(record: RecordReference): Promise<void> {
  await callWithTexts(texts, () =>
    callAuthorisedApi({ method: 'DELETE', path: pathOf(record), reply: DeleteReply }),
  );
}

const StuckLearnersReply = dataReply(z.array(StuckLearner));

/** The learners who stopped in the middle of their course. @throws ApiError */
export async function fetchStuckLearners(): Promise<StuckLearner[]> {
  return (
    await callAuthorisedApi({ method: 'GET', path: '/admin/stuck-learners', reply: StuckLearnersReply })
  ).data;
}
