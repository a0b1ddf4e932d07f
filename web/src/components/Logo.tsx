import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';

/** The mark and the name. The name is text, so the mark says nothing to a screen reader. */
export function Logo({ name = brand.name, size = 36 }: { name?: string; size?: number }) {
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
