import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBrand } from '@/lib/brand.ts';

/** The mark and the name of the school. The name is text, so the mark says nothing to a screen reader. */
export function Logo({ size = 36 }: { size?: number }) {
  const { name } = useBrand();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <img src="/assets/brand/mark.svg" alt="" width={size} height={size} />
      <Typography
        component="span"
        sx={{ fontSize: '1.5rem', fontWeight: 780, letterSpacing: '-0.02em', lineHeight: 1 }}
      >
        {name}
      </Typography>
    </Box>
  );
}
