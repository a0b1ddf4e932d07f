import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Faq } from '@padavu/domain/catalogue/faq';
import { Glyph } from '@/components/Glyph.tsx';

/** A question that opens to its answer, by the browser's own means: keyboard, find in page and no script included. */
export function Question({ question, answer, open }: Faq & { open: boolean }) {
  return (
    <Box component="details" open={open} sx={frame}>
      <Box component="summary" sx={summary}>
        <Typography variant="h4" component="h2">
          {question}
        </Typography>
        <Glyph name="next" />
      </Box>
      <Typography sx={{ maxWidth: '64ch', paddingRight: 5, paddingBottom: 3 }}>{answer}</Typography>
    </Box>
  );
}

const frame = {
  borderBottom: 1,
  borderColor: 'divider',
  '& svg': { flexShrink: 0, color: 'secondary.main', transition: 'transform 150ms ease-out' },
  '&[open] svg': { transform: 'rotate(90deg)' },
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  paddingBlock: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
} as const;
