import { readRouteId } from '@padavu/domain/values/route-id';
import { useState } from 'react';
import { editParameter } from '@/lib/paths.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

type EditDialog = { kind: 'edit'; id: number };

/**
 * The open dialog of a page of records; `null` while none is open. At first it is the one of the record that the
 * address names, if any.
 * @returns also `show`, which opens a dialog, and `close`, which removes the record from the address too
 */
export function useOpenDialog<Dialog>() {
  const { query, write } = useFilterParams();
  const id = readRouteId(query.get(editParameter) ?? undefined);
  const [dialog, show] = useState<Dialog | EditDialog | null>(id === 0 ? null : { kind: 'edit', id });
  const close = () => {
    show(null);
    if (query.has(editParameter)) write({ [editParameter]: '' });
  };
  return { dialog, show, close };
}
