import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/values/assert-never';
import { cardStyles } from './card-styles.ts';
import { CardShapes, numbers, RowShapes } from './list-shapes.tsx';
import { Shape, TextShape } from './Shape.tsx';
import { StatGrid } from './StatGrid.tsx';

export type PageShape = 'dashboard' | 'list' | 'queue' | 'cards' | 'panels' | 'stacked panels';

/** The skeleton of what a page shows below its title. */
export function BodyShape({ shape }: { shape: PageShape }) {
  switch (shape) {
    case 'dashboard':
      return (
        <Stack spacing={4}>
          <StatGrid>
            {numbers(3).map((card) => (
              <Box key={card} sx={[cardStyles, { padding: 3, minHeight: { xs: 120, lg: 164 } }]}>
                <TextShape width="60%" />
                <Shape width={8} height={5} />
              </Box>
            ))}
          </StatGrid>
          <RowShapes framed rows={3} />
        </Stack>
      );
    case 'list':
      return <ListShape />;
    case 'queue':
      return (
        <Stack spacing={3}>
          <Box sx={{ maxWidth: '20rem' }}>
            <FilterShape />
          </Box>
          <RowShapes framed />
        </Stack>
      );
    case 'cards':
      return (
        <Stack spacing={3}>
          <FiltersShape />
          <CardShapes />
        </Stack>
      );
    case 'panels':
      return <PanelShapes />;
    case 'stacked panels':
      return <PanelShapes panels={2} columns={1} />;
    default:
      return assertNever(shape);
  }
}

/** The skeleton of a list with filters. */
export function ListShape() {
  return (
    <Stack spacing={3}>
      <FiltersShape />
      <RowShapes framed />
    </Stack>
  );
}

/** The skeleton of a page that shows one record in panels. */
export function PanelShapes({ panels = 4, columns = 2 }: { panels?: number; columns?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: `repeat(${columns}, minmax(0, 1fr))` } }}>
      {numbers(panels).map((panel) => (
        <Box key={panel} sx={[cardStyles, { padding: { xs: 2, sm: 3 } }]}>
          <Shape width="40%" height={3} sx={{ marginBottom: 2 }} />
          <TextShape lines={4} />
        </Box>
      ))}
    </Box>
  );
}

function FiltersShape() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
      {numbers(3).map((filter) => (
        <FilterShape key={filter} />
      ))}
    </Box>
  );
}

function FilterShape() {
  return (
    <Box>
      <TextShape width={8} />
      <Shape height={6.5} />
    </Box>
  );
}
