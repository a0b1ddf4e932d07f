import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { UserRow, UserTableModel } from './use-user-table.ts';

const target = { width: 44, height: 44 };

/** Selects a user; with Shift, everybody from the one before. Nothing for the own account. */
export function UserCheckbox({ row }: { row: UserRow }) {
  if (!row.getCanSelect()) return null;
  return (
    <Checkbox
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
      slotProps={{ input: { 'aria-label': `Select ${row.original.name}` } }}
      sx={target}
    />
  );
}

const everybody = 'Select all on this page';

/** Selects everybody in view, or nobody of them. */
export function PageCheckbox({ table, labelled = false }: { table: UserTableModel; labelled?: boolean }) {
  const all = table.getIsAllPageRowsSelected();
  const checkbox = (
    <Checkbox
      checked={all}
      indeterminate={!all && table.getIsSomePageRowsSelected()}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
      slotProps={labelled ? {} : { input: { 'aria-label': everybody } }}
      sx={target}
    />
  );
  return labelled ? <FormControlLabel control={checkbox} label={everybody} /> : checkbox;
}
