import type { ReactNode } from 'react';
import type { z } from 'zod';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import type { LiveDocument } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';

type RecordToEditProps<T extends z.ZodType> = {
  title: string;
  /** The name of its form in the key of the draft. */
  form: string;
  id: number;
  document: LiveDocument<T>;
  /** The record as the list has it, to show until it is read. */
  listed?: z.output<T> | undefined;
  onClose: () => void;
  children: (record: z.output<T>, draftKey: DraftKey) => ReactNode;
};

/** The dialog of a stored record, live while it is edited, so that it notices when somebody else saves the record. */
export function RecordToEdit<T extends z.ZodType>(props: RecordToEditProps<T>) {
  const { title, form, id, document, listed, onClose, children } = props;
  const draftKey = useDraftKey(form, String(id));
  const { live, retry } = useLiveDocument(document);
  const isShownAsListed = live.state === 'loading' && listed !== undefined;
  return (
    <RecordDialog
      title={title}
      live={isShownAsListed ? { state: 'ready', data: listed, fromCache: true } : live}
      retry={retry}
      draftKey={draftKey}
      onClose={onClose}
    >
      {(record) => children(record, draftKey)}
    </RecordDialog>
  );
}
