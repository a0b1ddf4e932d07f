import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import type { RowsProps, Selection } from './resource-list.ts';

/** Selects a row; with Shift, also all rows between it and the one selected before. */
export function useRowSelection<T>({
  rows,
  keyOf,
  selection,
}: Pick<RowsProps<T>, 'rows' | 'keyOf' | 'selection'>): RowsProps<T>['choose'] {
  const lastSelected = useRef<string>(null);
  return (index) => (event) => {
    const { nativeEvent, target } = event;
    const key = lastSelected.current;
    const from = key === null ? -1 : rows.findIndex((row) => keyOf(row) === key);
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from >= 0;
    const range = rows.slice(
      Math.min(isRange ? from : index, index),
      Math.max(isRange ? from : index, index) + 1,
    );
    lastSelected.current = rows[index] ? keyOf(rows[index]) : null;
    selection?.onSelect(range.filter(selection.canSelect), target.checked);
  };
}

const tapSize = { width: 44, height: 44 };

type RowCheckboxProps<T> = {
  row: T;
  keyOf: (row: T) => string;
  selection: Selection<T>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function RowCheckbox<T>({ row, keyOf, selection, onChange }: RowCheckboxProps<T>) {
  if (!selection.canSelect(row)) return null;
  return (
    <Checkbox
      checked={selection.selected.has(keyOf(row))}
      onChange={onChange}
      slotProps={{ input: { 'aria-label': `Select ${selection.nameOf(row)}` } }}
      sx={tapSize}
    />
  );
}

type SelectAllProps<T> = Pick<RowsProps<T>, 'rows' | 'keyOf' | 'selection'> & { isLabelled?: boolean };

/** Selects all rows in view, or none. */
export function SelectAll<T>({ rows, keyOf, selection, isLabelled = false }: SelectAllProps<T>) {
  if (!selection) return null;
  const selectable = rows.filter(selection.canSelect);
  const count = selectable.filter((row) => selection.selected.has(keyOf(row))).length;
  const isAll = count > 0 && count === selectable.length;
  const label = 'Select all on this page';
  const checkbox = (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && count > 0}
      onChange={() => selection.onSelect(selectable, !isAll)}
      slotProps={isLabelled ? {} : { input: { 'aria-label': label } }}
      sx={tapSize}
    />
  );
  return isLabelled ? <FormControlLabel control={checkbox} label={label} /> : checkbox;
}
