import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '@padavu/domain/user';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';

/** Who a row or a card is about. */
export function UserName({ user, mark }: { user: User; mark?: 'You' | 'New' | undefined }) {
  const [address, domain] = user.email.split('@');
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <InitialAvatar name={user.name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {user.name}
        </Typography>
        {mark && <Chip label={mark} size="small" color="primary" sx={{ marginInlineStart: 1 }} />}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {address}
          <wbr />
          {domain && `@${domain}`}
        </Typography>
      </Box>
    </Stack>
  );
}
