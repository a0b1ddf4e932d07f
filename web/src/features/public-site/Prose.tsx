import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/rich-text';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { StepList } from './StepList.tsx';

/** Prose that the school has written. `sx` is that of its paragraphs; what stands around them says how far apart they are. */
export function Prose({ text, sx }: { text: RichText; sx?: SxProps }) {
  return inOrder(text.map((block) => drawnBlock(block, sx ?? {})));
}

/** Parts of a text never change places, and two may be the same: they have no keys. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

function drawnBlock(block: RichBlock, sx: SxProps): ReactNode {
  if ('list' in block) return <StepList items={block.list.map(drawn)} numbered={block.numbered} />;
  if ('paragraph' in block)
    return <Typography sx={[breakable, sx].flat()}>{drawn(block.paragraph)}</Typography>;
  return <Typography sx={[breakable, sx, { fontWeight: 650 }].flat()}>{drawn(block.heading)}</Typography>;
}

/** An address that the school has typed may be longer than a line of a phone. */
const breakable = { overflowWrap: 'anywhere' } as const;

const drawn = (pieces: readonly RichPiece[]): ReactNode => inOrder(pieces.map(drawnPiece));

function drawnPiece(piece: RichPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{drawn(piece.strong)}</strong>;
  if ('em' in piece) return <em>{drawn(piece.em)}</em>;
  return (
    <Box component="a" href={piece.href} sx={{ color: 'primary.main' }}>
      {drawn(piece.text)}
    </Box>
  );
}
