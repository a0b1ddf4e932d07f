import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

/** The category that alone is listed, with the way back to all of them. */
export function CategoryChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Chip
      variant="outlined"
      label={`Category: ${name}`}
      onClick={onRemove}
      onDelete={onRemove}
      deleteIcon={<Close />}
      aria-label={`Category: ${name}. Remove this filter`}
      sx={{
        alignSelf: 'flex-start',
        height: 'auto',
        minHeight: 44,
        paddingInline: 0.5,
        typography: 'body2',
        fontWeight: 600,
        bgcolor: 'background.paper',
        borderColor: 'primary.main',
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 1 },
        '& .MuiChip-deleteIcon': { color: 'inherit', '&:hover': { color: 'inherit' } },
      }}
    />
  );
}
