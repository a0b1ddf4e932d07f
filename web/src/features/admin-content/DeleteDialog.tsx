import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';

type DeleteDialogProps<T> = {
  question: string;
  /** The record to delete; `null` while the dialog is closed. */
  record: T | null;
  /** Names the record and what is deleted with it. */
  children: (record: T) => ReactNode;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a record is deleted. */
export function DeleteDialog<T>({ record, children, ...dialog }: DeleteDialogProps<T>) {
  // While the dialog fades out, it still shows the record that it was opened for.
  const [lastRecord, setLastRecord] = useState(record);
  if (record && record !== lastRecord) setLastRecord(record);
  return (
    <ConfirmDialog open={record !== null} confirm="Delete" {...dialog}>
      {lastRecord && children(lastRecord)}
    </ConfirmDialog>
  );
}
