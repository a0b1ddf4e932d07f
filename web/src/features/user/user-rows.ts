import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { User } from '@padavu/domain/user';

/** What the table and the cards are given alike. */
export type UserRowsProps = {
  users: readonly User[];
  /** The administrator's own id. */
  ownId: string;
  newcomerIds: ReadonlySet<string>;
  onApproved: () => void;
};

/** What stands beside a name. */
export function markOf(user: User, { ownId, newcomerIds }: UserRowsProps): 'You' | 'New' | undefined {
  if (user.id === ownId) return 'You';
  return newcomerIds.has(user.id) ? 'New' : undefined;
}

const glow = keyframes({ from: { backgroundColor: 'var(--arrival)' } });

/** A newcomer's row is lit for a moment. */
export const arrival = (theme: Theme) => ({
  '--arrival': theme.vars?.palette.primary.light,
  animation: `${glow} 4s ease-out`,
});
