import { keyframes } from '@mui/material/styles';
import type { Breakpoint, Theme } from '@mui/material/styles';
import type { ChangeEvent, ReactNode, Ref } from 'react';

export type Direction = 'asc' | 'desc';

/** A column of the table, and a part of each card: the first is its title, the others are facts below it. */
export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  align?: 'right';
  /** Whether a card shows the cell without its heading, which then only screen readers get. */
  hidesHeading?: boolean;
  /** As CSS. Without one the column is as wide as its longest cell, and its cells keep to one line. */
  width?: string;
  /** Makes the heading a button that sorts, first in this direction; the cards offer both under these names. */
  sort?: { first: Direction; asc: string; desc: string };
};

export type Sorting = {
  column: string;
  direction: Direction;
  onSort: (column: string, direction: Direction) => void;
};

export type Selection<T> = {
  selected: ReadonlySet<string>;
  canSelect: (row: T) => boolean;
  onSelect: (rows: readonly T[], isSelected: boolean) => void;
  nameOf: (row: T) => string;
};

export type ResourceListProps<T> = {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly [Column<T>, ...Column<T>[]];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The actions of a row. */
  actions?: (row: T) => ReactNode;
  /** The details below the cells of an expanded row; nothing while it is collapsed. */
  details?: (row: T) => ReactNode;
  /** Whether only screen readers get the headings, because the cells are clear without them. */
  hasHiddenHeadings?: boolean;
  /** The window width from which the rows are a table; below it they are cards. */
  tableFrom?: Breakpoint | number;
  /** Whether a parent already frames the list. Lines then divide its cards. */
  isFramed?: boolean;
  sorting?: Sorting;
  selection?: Selection<T>;
  /** Whether a row has just arrived. It is highlighted for a moment. */
  isNew?: (row: T) => boolean;
  /** The number of rows, announced when it changes, like `empty` in place of the rows. */
  status?: ReactNode;
  /** The status line, to focus it after another page was opened. */
  statusRef?: Ref<HTMLParagraphElement>;
  /** Shown in place of a list without rows: there are none, or a filter hides them (`EmptyState`). */
  empty?: ReactNode;
};

/** The props of both views, the table and the cards. */
export type RowsProps<T> = Omit<ResourceListProps<T>, 'status' | 'statusRef' | 'empty'> & {
  /** Selects the row at an index, or the range that ends with it. */
  choose: (index: number) => (event: ChangeEvent<HTMLInputElement>) => void;
};

export const oppositeDirection = { asc: 'desc', desc: 'asc' } as const;

const glow = keyframes({ from: { backgroundColor: 'var(--arrival)' } });
/** The styles of a row that has just arrived. */
export const arrival = (theme: Theme) => ({
  '--arrival': theme.vars?.palette.primary.light,
  animation: `${glow} 4s ease-out`,
});
