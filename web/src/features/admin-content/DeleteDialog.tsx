import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';

type DeleteDialogProps<T> = {
  question: string;
  /** The record in question; `null` while none is. */
  record: T | null;
  /** Names the record, and what is deleted with it. */
  children: (record: T) => ReactNode;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a record is deleted. */
export function DeleteDialog<T>({ record, children, ...dialog }: DeleteDialogProps<T>) {
  // While the dialog fades out it still says what it was about.
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  return (
    <ConfirmDialog open={record !== null} confirm="Delete" {...dialog}>
      {last && children(last)}
    </ConfirmDialog>
  );
}
