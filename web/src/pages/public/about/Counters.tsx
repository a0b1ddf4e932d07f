import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { aboutCounters } from '@padavu/domain/catalogue/stats';
import { useId } from 'react';
import { useCounting } from './use-counting.ts';

/** The school in figures, counted up once (specification 2.5). */
export function Counters() {
  const { section, counted } = useCounting();
  const id = useId();
  return (
    <Box component="section" ref={section} aria-labelledby={id} sx={{ bgcolor: 'primary.light' }}>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 6, md: 9 } }}>
        <Typography id={id} variant="h2">
          So far, in figures
        </Typography>
        <Box component="ul" sx={list}>
          {aboutCounters.map(({ value, label }) => (
            <li key={label}>
              <Typography component="strong" sx={figure}>
                {Math.round(value * counted)}+
              </Typography>{' '}
              <Typography component="span" sx={{ display: 'block', fontSize: '1.1875rem' }}>
                {label}
              </Typography>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
  gap: { xs: 4, sm: 3 },
  margin: 0,
  marginTop: { xs: 3, md: 5 },
  padding: 0,
  listStyle: 'none',
} as const;

const figure = {
  display: 'block',
  fontSize: 'clamp(2.75rem, 1.8rem + 4vw, 5rem)',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  color: 'primary.main',
} as const;
