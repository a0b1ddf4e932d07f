import Stack from '@mui/material/Stack';
import { limits } from '@padavu/domain/limits';
import { Pager, usePager } from '@/components/Pager.tsx';
import type { Column } from '@/components/resource-list.ts';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { useFilterParams } from '@/lib/use-filter-params.ts';

type PagedTableProps<T> = {
  label: string;
  columns: readonly [Column<T>, ...Column<T>[]];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** A number of rows in words, such as "3 entries". */
  countOf: (count: number) => string;
};

/** A table of which the address names the page. */
export function PagedTable<T>({ label, columns, rows, keyOf, countOf }: PagedTableProps<T>) {
  const pages = usePager(rows, limits.pageSize.users, useFilterParams());
  return (
    <Stack spacing={2}>
      <ResourceTable
        label={label}
        columns={columns}
        rows={pages.rows}
        keyOf={keyOf}
        status={`Showing ${pages.from} to ${pages.to} of ${countOf(pages.total)}`}
      />
      <Pager page={pages.page} pages={pages.pages} onPage={pages.goTo} />
    </Stack>
  );
}
