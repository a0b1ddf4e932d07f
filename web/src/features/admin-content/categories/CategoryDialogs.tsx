import { assertNever } from '@padavu/domain/values/assert-never';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { newRecord, RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { RecordToEdit } from '@/features/admin-content/RecordToEdit.tsx';
import { categoryDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import type { CategoryDialogProps } from './CategoryDialog.tsx';

/** Which dialog is open, and for which category. */
export type CategoryDialogState = { kind: 'new' } | { kind: 'edit'; id: number };

type CategoryDialogsProps = Omit<CategoryDialogProps, 'draftKey' | 'category' | 'onClose'> & {
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
      return (
        <RecordToEdit
          key={dialog.id}
          title={adminMessages.categories.edit}
          form={form}
          id={dialog.id}
          document={categoryDocument(dialog.id)}
          onClose={close}
        >
          {(category, draftKey) => (
            <CategoryDialog {...props} draftKey={draftKey} category={category} onClose={close} />
          )}
        </RecordToEdit>
      );
    default:
      return assertNever(dialog);
  }
}
