import { formatNumber } from '@padavu/domain/amount';
import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { ExportControl } from '@/components/ExportControl.tsx';
import { useBrand } from '@/lib/brand.ts';
import { useExport } from './use-export.ts';
import type { ListUsers } from './use-export.ts';

type ExportButtonProps = {
  /** The filter of the list on the screen. */
  filter: UserFilter;
  sort: UserSort;
  list: ListUsers;
};

/** Exports the whole filtered list in its order, not only the visible page, as a spreadsheet file. */
export function ExportButton({ filter, sort, list }: ExportButtonProps) {
  const { progress, start, stop } = useExport(list);
  const region = useBrand();
  return (
    <ExportControl
      label="Export CSV"
      progress={progress === null ? null : `${formatNumber(region, progress)} users so far...`}
      onStart={() => start(filter, sort)}
      onStop={stop}
    />
  );
}
