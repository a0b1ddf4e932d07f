import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@padavu/domain/brand';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a course costs now, and a higher full price struck through, in whole rupees. */
export function Price({ current, original }: { current: number; original: number }) {
  return (
    <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <VisuallyHidden component="span">Price</VisuallyHidden>
      <Box component="strong" sx={{ fontSize: '1.5rem', fontWeight: 750 }}>
        {formatRupees(current)}
      </Box>
      {original > current && (
        <>
          <VisuallyHidden component="span">instead of</VisuallyHidden>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            {formatRupees(original)}
          </Box>
        </>
      )}
    </Typography>
  );
}
