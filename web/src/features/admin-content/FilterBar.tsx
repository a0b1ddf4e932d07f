import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string;
  /** The label of the add button. */
  add: string;
  onAdd: () => void;
  disabled?: boolean;
  /** The filters: a search, and a choice beside it where it fits. */
  children: ReactNode;
};

/** The bar above an admin list: its filters, and the add button on the same line where it fits. */
export function FilterBar({ label, add, onAdd, disabled = false, children }: FilterBarProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'end' } }}>
      <Box
        role="search"
        aria-label={label}
        sx={{
          display: 'grid',
          gap: 2,
          flexGrow: 1,
          minWidth: 0,
          gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(9.5rem, 1fr)' },
        }}
      >
        {children}
      </Box>
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
