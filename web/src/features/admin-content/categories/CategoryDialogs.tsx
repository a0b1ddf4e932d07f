import { assertNever } from '@padavu/domain/assert-never';
import { adminMessages } from '@padavu/domain/admin-messages';
import { newRecord, RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { categoryDocument } from '@/features/course-content/queries.ts';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import type { CategoryDialogProps } from './CategoryDialog.tsx';

/** Which dialog is open, and for which category. */
export type CategoryDialogState = { kind: 'new' } | { kind: 'edit'; id: number };

type FormProps = Omit<CategoryDialogProps, 'draftKey' | 'category' | 'onClose'>;

type CategoryDialogsProps = FormProps & {
  /** The open dialog; `null` while none is open. */
  dialog: CategoryDialogState | null;
  show: (dialog: CategoryDialogState) => void;
  close: () => void;
};

const form = 'category';

/** The open dialog, or the notice of an unsaved draft while none is open. */
export function CategoryDialogs({ dialog, show, close, ...props }: CategoryDialogsProps) {
  const newDraft = useDraftKey(form, newRecord);
  if (dialog === null) {
    return (
      <RecordDraftNotice
        form={form}
        onAdd={() => show({ kind: 'new' })}
        onEdit={(id) => show({ kind: 'edit', id })}
      />
    );
  }
  switch (dialog.kind) {
    case 'new':
      return <CategoryDialog {...props} draftKey={newDraft} category={null} onClose={close} />;
    case 'edit':
      return <CategoryToEdit {...props} key={dialog.id} id={dialog.id} onClose={close} />;
    default:
      return assertNever(dialog);
  }
}

/** A category is live while it is edited, so that the dialog notices when somebody else saves it. */
function CategoryToEdit({ id, onClose, ...props }: FormProps & { id: number; onClose: () => void }) {
  const draftKey = useDraftKey(form, String(id));
  const { live, retry } = useLiveDocument(categoryDocument(id));
  return (
    <RecordDialog
      title={adminMessages.categories.edit}
      live={live}
      retry={retry}
      draftKey={draftKey}
      onClose={onClose}
    >
      {(category) => <CategoryDialog {...props} draftKey={draftKey} category={category} onClose={onClose} />}
    </RecordDialog>
  );
}
