import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { User } from '@padavu/domain/user';
import type { UserTableModel } from './use-user-table.ts';

/** What the table and the cards are given alike. */
export type UserRowsProps = {
  /** The users in view, with selection and order. */
  table: UserTableModel;
  /** The administrator's own id. */
  ownId: string;
  newcomerIds: ReadonlySet<string>;
  onApproved: () => void;
  /** Asks what was paid, and lets the user in with it. */
  onAskPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** What stands beside a name. */
export function markOf(
  user: User,
  { ownId, newcomerIds }: Pick<UserRowsProps, 'ownId' | 'newcomerIds'>,
): 'You' | 'New' | undefined {
  if (user.id === ownId) return 'You';
  return newcomerIds.has(user.id) ? 'New' : undefined;
}

const glow = keyframes({ from: { backgroundColor: 'var(--arrival)' } });

/** A newcomer's row is lit for a moment. */
export const arrival = (theme: Theme) => ({
  '--arrival': theme.vars?.palette.primary.light,
  animation: `${glow} 4s ease-out`,
});
