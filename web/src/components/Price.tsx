import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@padavu/domain/school/school-format';
import { useBrand } from '@/lib/brand.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as texts from './texts.ts';

/** The price of a course, or that it is free, and a higher full price struck through; in units of the currency. */
export function Price({ current, original }: { current: number; original: number }) {
  const region = useBrand();
  return (
    <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <VisuallyHidden component="span">{texts.price}</VisuallyHidden>
      <Box component="strong" sx={{ fontSize: '1.5rem', fontWeight: 750 }}>
        {current > 0 ? formatMoney(region, current) : texts.free}
      </Box>
      {original > current && (
        <>
          <VisuallyHidden component="span">{texts.insteadOf}</VisuallyHidden>
          <Box component="s" sx={{ opacity: 0.75 }}>
            {formatMoney(region, original)}
          </Box>
        </>
      )}
    </Typography>
  );
}
