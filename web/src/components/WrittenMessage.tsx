import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkedText } from './LinkedText.tsx';
import { MediumMoment } from './MediumDate.tsx';

type WrittenMessageProps = {
  /** The name of the author, or a link. */
  author: ReactNode;
  /** Labels beside the author, such as that the school wrote it. */
  tags?: ReactNode;
  at: Date;
  text: string;
};

/** A message with its author, time and text. */
export function WrittenMessage({ author, tags, at, text }: WrittenMessageProps) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', marginBottom: 0.5 }}>
        {typeof author === 'string' ? (
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {author}
          </Typography>
        ) : (
          author
        )}
        {tags}
        <Typography component="span" variant="body2" color="textSecondary">
          <MediumMoment value={at} />
        </Typography>
      </Stack>
      {text !== '' && <LinkedText>{text}</LinkedText>}
    </>
  );
}

/** Messages, or cards of them, below each other. */
export function Thread({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Stack component="ul" aria-label={label} spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Stack>
  );
}

/** A message of a thread. An answer is indented behind a line. */
export function ThreadEntry({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  return (
    <Box component="li" sx={isAnswer ? { paddingLeft: 2, borderLeft: 3, borderColor: 'primary.light' } : {}}>
      {children}
    </Box>
  );
}
