import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment } from 'react';
import { ListStatus } from './ListStatus.tsx';
import { ResourceCards } from './ResourceCards.tsx';
import { RowCheckbox, SelectAll, useRowSelection } from './RowSelection.tsx';
import { arrival, oppositeDirection } from './resource-list.ts';
import type { Column, ResourceListProps, RowsProps, Sorting } from './resource-list.ts';

/** A list of records from one definition: a table on wide screens, cards on narrow ones. */
export function ResourceTable<T>({ status, statusRef, empty, ...list }: ResourceListProps<T>) {
  const { rows, isFramed = false, tableFrom = 'lg' } = list;
  const isNarrow = useMediaQuery(useTheme().breakpoints.down(tableFrom));
  const choose = useRowSelection(list);
  const isEmpty = rows.length === 0;
  return (
    <Stack spacing={2}>
      {status === undefined ? (
        isEmpty && empty
      ) : (
        <ListStatus ref={statusRef} text={status}>
          {isEmpty && empty}
        </ListStatus>
      )}
      {isEmpty ? null : isNarrow ? (
        <ResourceCards {...list} choose={choose} />
      ) : isFramed ? (
        <Rows {...list} choose={choose} />
      ) : (
        <Paper variant="outlined">
          <Rows {...list} choose={choose} />
        </Paper>
      )}
    </Stack>
  );
}

function Rows<T>({ choose, ...list }: RowsProps<T>) {
  const { label, columns, rows, keyOf, actions, details, sorting, selection, isNew } = list;
  const { hasHiddenHeadings = false } = list;
  const [title, ...facts] = columns;
  return (
    <Table aria-label={label} sx={tableStyles}>
      <TableHead sx={hasHiddenHeadings ? visuallyHidden : undefined}>
        <TableRow>
          {selection && (
            <TableCell padding="checkbox">
              <SelectAll {...list} />
            </TableCell>
          )}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sorting={sorting} />
          ))}
          {actions && (
            <TableCell align="right" sx={onScreen}>
              Actions
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => {
          const more = details?.(row);
          return (
            <Fragment key={keyOf(row)}>
              <TableRow
                selected={selection?.selected.has(keyOf(row)) ?? false}
                sx={[isNew?.(row) === true && arrival, Boolean(more) && unfolded]}
              >
                {selection && (
                  <TableCell padding="checkbox">
                    <RowCheckbox row={row} keyOf={keyOf} selection={selection} onChange={choose(index)} />
                  </TableCell>
                )}
                <TableCell component="th" scope="row" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
                  {title.cell(row)}
                </TableCell>
                {facts.map(({ id, cell, align, width }) => (
                  <TableCell
                    key={id}
                    align={align}
                    sx={width === undefined ? oneLine : { minWidth: width, ...wrap }}
                  >
                    {cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={onScreen}>
                    {actions(row)}
                  </TableCell>
                )}
              </TableRow>
              {Boolean(more) && (
                <TableRow>
                  <TableCell colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}>
                    {more}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Heading<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
  const { id, header, align, sort } = column;
  const direction = sorting?.column === id && sorting.direction;
  if (!sort || !sorting) {
    return (
      <TableCell align={align} sx={oneLine}>
        {header}
      </TableCell>
    );
  }
  return (
    <TableCell align={align} sortDirection={direction} sx={oneLine}>
      <TableSortLabel
        active={direction !== false}
        direction={direction || sort.first}
        onClick={() => sorting.onSort(id, direction ? oppositeDirection[direction] : sort.first)}
        sx={{ minHeight: 44 }}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}

const wrap = { overflowWrap: 'anywhere' } as const;
const oneLine = { whiteSpace: 'nowrap' } as const;
/** The buttons of a row are not printed, so their column is not either. */
const onScreen = { ...oneLine, displayPrint: 'none' } as const;
const unfolded = { '& > *': { borderBottom: 0 } };

const tableStyles = {
  '& > * > tr > *': { paddingInline: 1.5, paddingBlock: 1.25 },
  '& > * > tr > .MuiTableCell-paddingCheckbox': { paddingInline: 0.5 },
  '& > tbody > tr:last-of-type > *': { borderBottom: 0 },
};
