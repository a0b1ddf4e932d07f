import type { AttentionItem } from '@padavu/domain/attention';
import { FieldFault } from '@padavu/domain/attention';
import { dataReply } from '@padavu/domain/reply';
import { StuckLearner } from '@padavu/domain/stuck-learner';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Deleted = z.object({ success: z.literal(true) });
const Repaired = dataReply(z.object({ faults: z.array(FieldFault) }));

type Record = Pick<AttentionItem, 'collection' | 'documentId'>;

const pathOf = ({ collection, documentId }: Record) =>
  `/admin/attention/${collection}/${encodeURIComponent(documentId)}`;

/**
 * Replaces every missing or wrong field of a record by its default. @returns the faults that no default can repair
 * @throws ApiError
 */
export async function repairRecord(record: Record): Promise<FieldFault[]> {
  const path = `${pathOf(record)}/repair`;
  const { data } = await callAuthorisedApi({ method: 'POST', path, body: {}, reply: Repaired });
  return data.faults;
}

/** Deletes a record, whatever its content, with what belongs to it. @throws ApiError */
export async function deleteRecord(record: Record): Promise<void> {
  await callAuthorisedApi({ method: 'DELETE', path: pathOf(record), reply: Deleted });
}

const Listed = dataReply(z.array(StuckLearner));

/** Who stopped in the middle of their course. @throws ApiError */
export async function fetchStuckLearners(): Promise<StuckLearner[]> {
  return (await callAuthorisedApi({ method: 'GET', path: '/admin/stuck-learners', reply: Listed })).data;
}
