import Chip from '@mui/material/Chip';

/** The category that alone is listed, with the way back to all of them. */
export function CategoryChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Chip
      label={`Category: ${name}`}
      onClick={onRemove}
      onDelete={onRemove}
      aria-label={`Category: ${name}. Remove this filter`}
      sx={{
        alignSelf: 'flex-start',
        height: 'auto',
        minHeight: 44,
        '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 1 },
      }}
    />
  );
}
