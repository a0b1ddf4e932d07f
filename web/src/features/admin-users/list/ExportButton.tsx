import { formatNumber } from '@padavu/domain/payment/amount';
import type { User, UserFilter } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { ExportControl } from '@/components/ExportControl.tsx';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { usersFileName, usersTable } from './users-table.ts';

export type ListUsers = (filter: UserFilter, sort: UserSort) => AsyncIterable<User[]>;

type ExportButtonProps = {
  /** The filter of the list on the screen. */
  filter: UserFilter;
  sort: UserSort;
  list: ListUsers;
};

/** Exports the whole filtered list in its order, not only the visible page, as a spreadsheet file. */
export function ExportButton({ filter, sort, list }: ExportButtonProps) {
  const school = useBrand();
  return (
    <ExportControl
      label="Export CSV"
      pages={() => list(filter, sort)}
      fileOf={(users) => ({
        name: usersFileName(school, filter, serverNow()),
        rows: usersTable(users, school),
      })}
      countOf={(count) => `${formatNumber(school, count)} ${count === 1 ? 'user' : 'users'}`}
      failed={(reason) => adminMessageFor.exportFailed(reason ?? messages.server.error)}
    />
  );
}
