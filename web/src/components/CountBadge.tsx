import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

/** The number of items, beside their heading. A `Chip` would be 2.7 KiB more on every page of a learner. */
export function CountBadge({ label }: { label: string | number }) {
  return (
    <Box component="span" sx={badgeStyles}>
      {label}
    </Box>
  );
}

const badgeStyles = {
  display: 'inline-block',
  minWidth: (theme: Theme) => theme.spacing(4),
  paddingInline: 1,
  border: 1,
  borderRadius: 0.5,
  cornerShape: 'notch',
  color: 'secondary.main',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;
