import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { User } from '@padavu/domain/user';
import type { UserTableModel } from './use-user-table.ts';

/** Props that the table and the cards share. */
export type UserRowsProps = {
  /** The users in view, with selection and order. */
  table: UserTableModel;
  /** The administrator's own id. */
  ownId: string;
  newUserIds: ReadonlySet<string>;
  onApproved: () => void;
  /** Opens the dialog that approves the user with a payment. */
  onAskPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** The mark beside a name. */
export function markOf(
  user: User,
  { ownId, newUserIds }: Pick<UserRowsProps, 'ownId' | 'newUserIds'>,
): 'You' | 'New' | undefined {
  if (user.id === ownId) return 'You';
  return newUserIds.has(user.id) ? 'New' : undefined;
}

const glow = keyframes({ from: { backgroundColor: 'var(--arrival)' } });

/** Highlights a new user's row for a moment. */
export const arrival = (theme: Theme) => ({
  '--arrival': theme.vars?.palette.primary.light,
  animation: `${glow} 4s ease-out`,
});
