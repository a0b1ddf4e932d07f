import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import type { UserStatus } from '@padavu/domain/user';

const chips: Record<UserStatus, Pick<ChipProps, 'label' | 'color' | 'icon'>> = {
  pending: { label: 'Pending', color: 'secondary', icon: <HourglassEmpty /> },
  approved: { label: 'Approved', color: 'primary', icon: <CheckCircleOutlined /> },
  inactive: { label: 'Inactive', color: 'default', icon: <DoNotDisturbOnOutlined /> },
};

/** A user's status in a word, a shape and a colour. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  return <Chip {...chips[status]} variant="outlined" size="small" sx={{ paddingInline: 0.5 }} />;
}
