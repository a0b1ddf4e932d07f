import type { AttentionItem } from '@padavu/domain/attention';
import { attentionProblem } from '@padavu/domain/attention-words';
import { adminMessageFor } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { useCommand } from '@/components/use-command.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { deleteRecord, repairRecord } from './api.ts';

/** Repairs a record with defaults and reports the outcome. */
export function useRepairRecord(item: AttentionItem, name: string) {
  return useCommand({
    send: () => repairRecord(item),
    done: (faults) => {
      if (faults.length === 0) return { text: adminMessageFor.repaired(name) };
      const left = attentionProblem({ kind: 'incomplete', fields: faults });
      return { severity: 'info', text: adminMessageFor.needsAPerson(name, left) };
    },
    failed: (error) => adminMessageFor.repairFailed(name, reasonOf(error, messages.server.error)),
  });
}

/** Deletes a record and reports the outcome. */
export function useDeleteRecord(item: AttentionItem, name: string, onSettled: () => void) {
  return useCommand({
    send: () => deleteRecord(item),
    done: () => ({ text: adminMessageFor.attentionDeleted(name) }),
    failed: (error) => adminMessageFor.attentionDeleteFailed(name, reasonOf(error, messages.server.error)),
    onSettled,
  });
}
