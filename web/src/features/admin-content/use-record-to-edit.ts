import { readRouteId } from '@padavu/domain/route-id';
import { editParameter } from '@/lib/paths.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

/**
 * The record whose dialog the address opens; `null` if there is none.
 * @returns its id, and `forget`, which removes it from the address once the dialog is closed
 */
export function useRecordToEdit(): { id: number | null; forget: () => void } {
  const { query, write } = useFilterParams();
  const id = readRouteId(query.get(editParameter) ?? undefined);
  const forget = () => {
    if (query.has(editParameter)) write({ [editParameter]: '' });
  };
  return { id: id === 0 ? null : id, forget };
}
