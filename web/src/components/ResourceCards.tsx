import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { RowCheckbox, SelectAll } from './RowSelection.tsx';
import { SelectInput } from './SelectInput.tsx';
import { arrival, oppositeDirection } from './resource-list.ts';
import type { Direction, RowsProps } from './resource-list.ts';

/** The rows as cards, on narrow screens. */
export function ResourceCards<T>(list: RowsProps<T>) {
  return (
    <>
      <CardsHead {...list} />
      <Cards {...list} />
    </>
  );
}

/** Sorting and selecting all, where there are no column headings. */
function CardsHead<T>(list: Omit<RowsProps<T>, 'choose'>) {
  const { columns, sorting, selection } = list;
  if (!sorting && !selection) return null;
  const orders = columns.flatMap(({ id, sort }) =>
    sort ? [orderOf(id, sort, sort.first), orderOf(id, sort, oppositeDirection[sort.first])] : [],
  );
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'end', displayPrint: 'none' }}
    >
      {sorting && (
        <Box sx={{ flex: 'none', width: { xs: '50%', sm: '14rem' } }}>
          <SelectInput
            label="Sort"
            options={orders}
            value={`${sorting.column} ${sorting.direction}`}
            onChange={({ target }) => {
              const order = orders.find(({ value }) => value === target.value);
              if (order) sorting.onSort(order.id, order.direction);
            }}
          />
        </Box>
      )}
      {selection && <SelectAll {...list} isLabelled />}
    </Stack>
  );
}

const orderOf = (id: string, labels: Record<Direction, string>, direction: Direction) => ({
  id,
  direction,
  value: `${id} ${direction}`,
  label: labels[direction],
});

function Cards<T>({ choose, ...list }: RowsProps<T>) {
  const { label, columns, rows, keyOf, actions, details, isFramed = false, selection, isNew } = list;
  const [title, ...facts] = columns;
  return (
    <Box component="ul" aria-label={label} sx={[listStyles, !isFramed && gridStyles]}>
      {rows.map((row, index) => {
        const more = details?.(row);
        const isSelected = selection?.selected.has(keyOf(row)) ?? false;
        const card = [
          cardStyles,
          isSelected && { borderColor: 'primary.main', bgcolor: 'primary.light' },
          isNew?.(row) === true && arrival,
        ];
        const content = (
          <>
            <Stack direction="row" sx={headStyles}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{title.cell(row)}</Box>
              {selection && (
                <RowCheckbox row={row} keyOf={keyOf} selection={selection} onChange={choose(index)} />
              )}
              {facts.length === 0 && actions && <Box sx={ownEnd}>{actions(row)}</Box>}
            </Stack>
            {facts.length > 0 && (
              <Box sx={factsAndActions}>
                <Box component="dl" sx={{ display: 'contents' }}>
                  {facts.map(({ id, header, cell, hidesHeading = false }) => (
                    <Box key={id} sx={[fact, hidesHeading && { '&:last-of-type': { alignSelf: 'center' } }]}>
                      <Typography
                        component="dt"
                        variant="caption"
                        color="textSecondary"
                        sx={hidesHeading ? visuallyHidden : undefined}
                      >
                        {header}
                      </Typography>
                      <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                        {cell(row)}
                      </Typography>
                    </Box>
                  ))}
                </Box>
                {actions && <Box sx={{ flexGrow: 1 }}>{actions(row)}</Box>}
              </Box>
            )}
            {more}
          </>
        );
        return isFramed ? (
          <Box component="li" key={keyOf(row)} sx={[...card, dividedStyles]}>
            {content}
          </Box>
        ) : (
          <Card component="li" key={keyOf(row)} sx={card}>
            {content}
          </Card>
        );
      })}
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0 };
const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
};
const cardStyles = { display: 'flex', flexDirection: 'column', gap: 1.5, padding: 2 } as const;
/** The title; without facts the actions share its line where both fit. */
const headStyles = {
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
} as const;
const ownEnd = { marginInlineStart: 'auto' };
const dividedStyles = { '& + li': { borderTop: 1, borderColor: 'divider' } };
/** Two facts a line; the last one shares its line with the actions where both fit. */
const factsAndActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'space-between',
  columnGap: 1,
  rowGap: 1.5,
  flexGrow: 1,
} as const;
const fact = { flex: '1 1 40%', alignSelf: 'start', minWidth: 0, '&:last-of-type': { flexBasis: 'auto' } };
