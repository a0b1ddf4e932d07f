import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

type FilterBarProps = {
  /** What the button that adds to the list says. */
  add: string;
  onAdd: () => void;
  disabled?: boolean;
  /** The filters of the list. */
  children: ReactNode;
};

/** What stands above a list of the desk: its filters, and the button that adds to it, on the same line where there is room. */
export function FilterBar({ add, onAdd, disabled = false, children }: FilterBarProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'end' } }}>
      {children}
      <Button
        variant="contained"
        size="large"
        sx={{ flexShrink: 0 }}
        startIcon={<Add />}
        onClick={onAdd}
        disabled={disabled}
      >
        {add}
      </Button>
    </Stack>
  );
}
