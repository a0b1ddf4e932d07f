import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '@padavu/domain/user';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { adminUserPath } from '@/lib/paths.ts';

/** A user's name with a link to their page. */
export function UserName({ user, mark }: { user: User; mark?: 'You' | 'New' | undefined }) {
  const [address, domain] = user.email.split('@');
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <InitialAvatar name={user.name} />
      <Box sx={{ minWidth: 0 }}>
        <TextLink
          to={adminUserPath(user.id)}
          quiet
          sx={[tapArea, { fontWeight: 650, overflowWrap: 'anywhere' }]}
        >
          {user.name}
        </TextLink>
        {mark && (
          <Chip label={mark} size="small" color="primary" sx={{ marginInlineStart: 1, paddingInline: 0.5 }} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {address}
          <wbr />
          {domain && `@${domain}`}
        </Typography>
      </Box>
    </Stack>
  );
}
