import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChipProps } from '@mui/material/Chip';
import type { User, UserStatus } from '@padavu/domain/user/user';
import { useListState } from '@/components/BackLink.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import type { Column } from '@/components/resource-list.ts';
import { Tag } from '@/components/Tag.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { adminUserPath } from '@/lib/paths.ts';

type Mark = 'You' | 'New';

/** The name and email address of a user, with a mark beside the name. */
export const nameColumn = (markOf: (user: User) => Mark | undefined): Column<User> => ({
  id: 'sortName',
  header: 'Name and email',
  cell: (user) => <UserName user={user} mark={markOf(user)} />,
  sort: { first: 'asc', asc: 'Name A–Z', desc: 'Name Z–A' },
});

export const courseColumn: Column<User> = {
  id: 'course',
  header: 'Course and reference',
  width: '10.5rem',
  cell: ({ course, paymentReference }) => (
    <>
      {course}
      <Box sx={{ typography: 'body2', color: 'text.secondary', letterSpacing: '0.04em' }}>
        {paymentReference || '—'}
      </Box>
    </>
  ),
};

export const statusColumn: Column<User> = {
  id: 'status',
  header: 'Status',
  cell: ({ status }) => <UserStatusChip status={status} />,
};

export const registeredColumn: Column<User> = {
  id: 'registrationDate',
  header: 'Registered',
  cell: ({ registrationDate }) => <MediumDate value={registrationDate} />,
  sort: { first: 'desc', asc: 'Oldest first', desc: 'Newest first' },
};

/** A user's name with a link to their page. The initial is only where an address fits into one line beside it. */
function UserName({ user, mark }: { user: User; mark: Mark | undefined }) {
  const [address, domain] = user.email.split('@');
  const listState = useListState();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', minWidth: 0, gap: 1.5 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block', lg: 'none', xl: 'block' } }}>
        <InitialAvatar name={user.name} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <TextLink
          to={adminUserPath(user.id)}
          state={listState}
          quiet
          sx={[tapArea, { fontWeight: 650, overflowWrap: 'anywhere' }]}
        >
          {user.name}
        </TextLink>
        {mark && (
          <Chip label={mark} size="small" color="primary" sx={{ marginInlineStart: 1, paddingInline: 0.5 }} />
        )}
        {user.role === 'teacher' && (
          <Box component="span" sx={{ marginInlineStart: 1 }}>
            <Tag>Teacher</Tag>
          </Box>
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

const chips: Record<UserStatus, Pick<ChipProps, 'label' | 'color' | 'icon'>> = {
  pending: { label: 'Pending', color: 'secondary', icon: <HourglassEmpty /> },
  approved: { label: 'Approved', color: 'primary', icon: <CheckCircleOutlined /> },
  inactive: { label: 'Inactive', color: 'default', icon: <DoNotDisturbOnOutlined /> },
};

/** A user's status in a word, a shape and a colour. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  return <Chip {...chips[status]} variant="outlined" size="small" sx={{ paddingInline: 0.5 }} />;
}
