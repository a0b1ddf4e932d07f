import Chip from '@mui/material/Chip';

/** The number of items, beside their heading. */
export function CountBadge({ label }: { label: string | number }) {
  return (
    <Chip
      size="small"
      color="secondary"
      variant="outlined"
      label={label}
      sx={{ minWidth: (theme) => theme.spacing(4), borderRadius: 0.5 }}
    />
  );
}
