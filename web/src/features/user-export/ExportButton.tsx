import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { ExportControl } from '@/components/ExportControl.tsx';
import { useExport } from './use-export.ts';
import type { ListUsers } from './use-export.ts';

type ExportButtonProps = {
  /** Of the list on the screen. */
  filter: UserFilter;
  sort: UserSort;
  list: ListUsers;
};

/** Saves the whole list on the screen in its order, not only the page in view, as a file for spreadsheets. */
export function ExportButton({ filter, sort, list }: ExportButtonProps) {
  const { progress, start, stop } = useExport(list);
  return (
    <ExportControl
      label="Export CSV"
      progress={progress === null ? null : `${progress.toLocaleString('en-IN')} users so far...`}
      onStart={() => start(filter, sort)}
      onStop={stop}
    />
  );
}
