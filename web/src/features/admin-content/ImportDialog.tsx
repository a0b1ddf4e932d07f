import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { useUnloadWarning } from '@/components/use-unload-warning.ts';

type ImportDialogProps = {
  title: string;
  /** The label of the import button; `null` while no importable file is chosen. */
  submit: string | null;
  pending: boolean;
  onImport: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that imports records from a file. It cannot be closed during the import. */
export function ImportDialog({ title, submit, pending, onImport, onClose, children }: ImportDialogProps) {
  useUnloadWarning(pending);
  return (
    <SettledDialog open onClose={() => !pending && onClose()} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" disabled={pending}>
          Cancel
        </Button>
        {submit !== null && (
          <CommandButton variant="contained" pending={pending} onClick={onImport}>
            {submit}
          </CommandButton>
        )}
      </DialogActions>
    </SettledDialog>
  );
}
