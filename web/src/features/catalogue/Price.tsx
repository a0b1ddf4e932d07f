import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@padavu/domain/brand';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** What a course costs now, and the full price struck through, in whole rupees. */
export function Price({ current, original }: { current: number; original: number }) {
  return (
    <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box component="span" sx={hidden}>
        Price
      </Box>
      <Box
        component="strong"
        sx={{ fontSize: '1.5rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatRupees(current)}
      </Box>
      <Box component="span" sx={hidden}>
        instead of
      </Box>
      <Box component="s" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatRupees(original)}
      </Box>
    </Typography>
  );
}
