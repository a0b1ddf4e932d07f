import { formatNumber } from '@padavu/domain/payment/amount';
import type { UserFilter } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { ExportControl } from '@/components/ExportControl.tsx';
import { listUsers } from '@/features/admin-users/api.ts';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { usersFileName, usersTable } from './users-table.ts';

type ExportButtonProps = {
  /** The filter of the list on the screen. */
  filter: UserFilter;
  sort: UserSort;
};

/** Exports the whole filtered list in its order, not only the visible page, as a spreadsheet file. */
export function ExportButton({ filter, sort }: ExportButtonProps) {
  const school = useBrand();
  return (
    <ExportControl
      label="Export CSV"
      pages={() => listUsers(filter, sort)}
      fileOf={(users) => ({
        name: usersFileName(school, filter, serverNow()),
        rows: usersTable(users, school),
      })}
      countOf={(count) => `${formatNumber(school, count)} ${count === 1 ? 'user' : 'users'}`}
      failed={(reason) => adminMessageFor.exportFailed(reason ?? messages.server.error)}
    />
  );
}
