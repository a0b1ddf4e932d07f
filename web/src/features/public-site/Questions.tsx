import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { englishMark } from '@/components/english-mark.ts';
import { Glyph } from '@/components/Glyph.tsx';

type Entry = { question: string; answer: ReactNode };
type Level = 'h2' | 'h3';

type QuestionsProps = { questions: readonly Entry[]; level: Level; openFirst?: boolean };

/**
 * Questions that open to show their answers. `level` is the heading level of the questions. `openFirst` opens the first
 * one, as an example. A question in English is marked if others are not in English.
 */
export function Questions({ questions, level, openFirst = false }: QuestionsProps) {
  const all = questions.map(({ question }) => question).join('');
  return questions.map((entry, index) => (
    <Question
      key={index}
      {...entry}
      mark={englishMark?.(entry.question, all)}
      level={level}
      open={openFirst && index === 0}
    />
  ));
}

/** A native disclosure: works with the keyboard, find in page and without script. */
function Question({
  question,
  answer,
  mark,
  level,
  open,
}: Entry & { mark: ReactNode; level: Level; open: boolean }) {
  return (
    <Box component="details" open={open} sx={frame}>
      <Box component="summary" sx={summary}>
        <Typography variant="h4" component={level}>
          {question}
          {mark}
        </Typography>
        <Glyph name="next" />
      </Box>
      <Typography
        component="div"
        sx={{ display: 'grid', gap: 1.5, maxWidth: '64ch', paddingRight: 5, paddingBottom: 3 }}
      >
        {answer}
      </Typography>
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
