import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A rating out of ten, and in brackets how many gave one. */
export function Rating({ value, count }: { value: number; count: number }) {
  return (
    <Typography
      component="p"
      variant="body2"
      role="img"
      aria-label={`Rated ${value} out of 10 by ${count} learners`}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 650 }}
    >
      <Box component="span" sx={star} />
      {value} ({count})
    </Typography>
  );
}

/** In the gold that words take. */
const star = {
  width: 18,
  height: 18,
  bgcolor: 'secondary.main',
  clipPath: 'polygon(50% 4%, 61% 38%, 97% 38%, 68% 59%, 79% 94%, 50% 73%, 21% 94%, 32% 59%, 3% 38%, 39% 38%)',
} as const;
