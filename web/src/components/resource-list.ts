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
  /** What can be done with a row. */
  actions?: (row: T) => ReactNode;
  /** What a row unfolds below its cells; nothing while it is folded. */
  details?: (row: T) => ReactNode;
  /** Whether the headings are for screen readers alone, where the cells speak for themselves. */
  hasHiddenHeadings?: boolean;
  /** The window width from which the rows are a table; below it they are cards. */
  tableFrom?: Breakpoint | number;
  /** Whether the list stands in a frame of somebody else's; then its cards are divided by lines. */
  isFramed?: boolean;
  sorting?: Sorting;
  selection?: Selection<T>;
  /** Rows that have just arrived light up for a moment. */
  isNew?: (row: T) => boolean;
  /** How many there are, announced when it changes. */
  status?: string;
  /** For the focus of a page that was turned. */
  statusRef?: Ref<HTMLParagraphElement>;
  /** Stands for a list without rows: there are none, or a filter hides them (`EmptyState`). */
  empty?: ReactNode;
};

/** What the table and the cards are drawn from. */
export type RowsProps<T> = Omit<ResourceListProps<T>, 'status' | 'statusRef' | 'empty'> & {
  /** Selects the row at an index, or the range that ends with it. */
  choose: (index: number) => (event: ChangeEvent<HTMLInputElement>) => void;
};

export const oppositeDirection = { asc: 'desc', desc: 'asc' } as const;

const glow = keyframes({ from: { backgroundColor: 'var(--arrival)' } });
/** A row that has just arrived lights up for a moment. */
export const arrival = (theme: Theme) => ({
  '--arrival': theme.vars?.palette.primary.light,
  animation: `${glow} 4s ease-out`,
});
