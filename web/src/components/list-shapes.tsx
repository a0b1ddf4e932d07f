import Box from '@mui/material/Box';
import { CardGrid } from './CardGrid.tsx';
import { cardStyles } from './card-styles.ts';
import { Shape, TextShape } from './Shape.tsx';

/** Rows of a list: a name, a fact, and actions at the end. */
export function RowShapes({ rows = 6, framed = false }: { rows?: number; framed?: boolean }) {
  return (
    <Box sx={framed ? [cardStyles, { borderRadius: 1 }] : undefined}>
      {numbers(rows).map((row) => (
        <Box key={row} sx={[rowStyles, row > 0 && { borderTop: 1, borderColor: 'divider' }]}>
          <Shape width={5} height={5} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <TextShape width="min(60%, 16rem)" />
            <TextShape width="min(80%, 22rem)" />
          </Box>
          <Shape width={12} height={4.5} sx={{ display: { xs: 'none', sm: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
}

/** Cards with a picture, side by side. */
export function CardShapes({ cards = 3 }: { cards?: number }) {
  return (
    <CardGrid>
      {numbers(cards).map((card) => (
        <Box key={card} component="li" sx={[cardStyles, { overflow: 'hidden' }]}>
          {pictureShape}
          <Box sx={{ padding: 2.5 }}>
            <TextShape lines={3} />
          </Box>
        </Box>
      ))}
    </CardGrid>
  );
}

/** A picture, or a video. */
export const pictureShape = <Shape height="auto" sx={{ aspectRatio: '16 / 9', borderRadius: 0 }} />;

export const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const rowStyles = { display: 'flex', alignItems: 'center', gap: 1.5, padding: 2 } as const;
