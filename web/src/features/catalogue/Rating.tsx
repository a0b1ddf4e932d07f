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
      <Box component="span" sx={lamp} />
      {value} ({count})
    </Typography>
  );
}

/** A stepped star, in the gold that words take. */
const lamp = {
  width: 14,
  height: 14,
  bgcolor: 'secondary.main',
  clipPath:
    'polygon(33% 0, 67% 0, 67% 33%, 100% 33%, 100% 67%, 67% 67%, 67% 100%, 33% 100%, 33% 67%, 0 67%, 0 33%, 33% 33%)',
} as const;
