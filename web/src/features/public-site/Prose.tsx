import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/site/rich-text';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { StepList } from './StepList.tsx';

/** Text that the school has written. `sx` applies to its paragraphs; the parent sets the gap between them. */
export function Prose({ text, sx }: { text: RichText; sx?: SxProps }) {
  return withoutKeys(text.map((block) => renderBlock(block, sx ?? {})));
}

/** The parts have no keys: they are never reordered, and two may be the same. */
const withoutKeys = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

function renderBlock(block: RichBlock, sx: SxProps): ReactNode {
  if ('list' in block) return <StepList items={block.list.map(renderPieces)} numbered={block.numbered} />;
  if ('paragraph' in block)
    return <Typography sx={[breakable, sx].flat()}>{renderPieces(block.paragraph)}</Typography>;
  return (
    <Typography sx={[breakable, sx, { fontWeight: 650 }].flat()}>{renderPieces(block.heading)}</Typography>
  );
}

/** A web address in the text may be longer than a line on a phone. */
const breakable = { overflowWrap: 'anywhere' } as const;

const renderPieces = (pieces: readonly RichPiece[]): ReactNode => withoutKeys(pieces.map(renderPiece));

function renderPiece(piece: RichPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{renderPieces(piece.strong)}</strong>;
  if ('em' in piece) return <em>{renderPieces(piece.em)}</em>;
  return (
    <Box component="a" href={piece.href} sx={{ color: 'primary.main' }}>
      {renderPieces(piece.text)}
    </Box>
  );
}
