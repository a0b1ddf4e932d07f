import { formatNumber } from '@padavu/domain/amount';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { adminMessageFor } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { ExportControl } from '@/components/ExportControl.tsx';
import { currentBrand, useBrand } from '@/lib/brand.ts';
import { useNotice } from '@/components/Notices.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { usersFileName, usersTable } from './users-table.ts';

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

/** The number of users loaded so far; `null` if no export is in progress. */
type Progress = number | null;

export type ListUsers = (filter: UserFilter, sort: UserSort) => AsyncIterable<User[]>;

/** The CSV code is loaded when an export starts, not with the list. */
const loadCsv = () => import('@/lib/csv.ts');

const usersText = (count: number) =>
  `${formatNumber(currentBrand(), count)} ${count === 1 ? 'user' : 'users'}`;

/** Exports every user that matches a filter, in an order, page by page. A stopped export saves nothing. */
function useExport(list: ListUsers) {
  const notify = useNotice();
  const [progress, setProgress] = useState<Progress>(null);
  const currentRun = useRef<object>(null);

  const stop = () => {
    currentRun.current = null;
    setProgress(null);
  };
  // Leaving the page cancels the export.
  useEffect(() => () => void (currentRun.current = null), []);

  const exportUsers = async (filter: UserFilter, sort: UserSort) => {
    const run = {};
    currentRun.current = run;
    setProgress(0);
    const users: User[] = [];
    try {
      for await (const page of list(filter, sort)) {
        if (currentRun.current !== run) return;
        users.push(...page);
        setProgress(users.length);
      }
      const { toCsv } = await loadCsv();
      if (currentRun.current !== run) return;
      saveFile(usersFileName(currentBrand(), filter, new Date()), toCsv(usersTable(users, currentBrand())));
      notify({ severity: 'success', text: `${usersText(users.length)} exported.` });
    } catch (error) {
      if (currentRun.current !== run) return;
      notify({
        severity: 'error',
        text: adminMessageFor.exportFailed(reasonOf(error, messages.server.error)),
      });
    }
    stop();
  };

  return {
    progress,
    stop,
    start: (filter: UserFilter, sort: UserSort) => {
      if (currentRun.current === null) void exportUsers(filter, sort);
    },
  };
}
