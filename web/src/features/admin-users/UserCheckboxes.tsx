import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { UserRow, UserTableModel } from './use-user-table.ts';

const target = { width: 44, height: 44 };

/** Selects a user; with Shift, also everybody since the one selected before. Absent for the own account. */
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

/** Selects all users on the page, or none. */
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
