import { DraftNotice } from '@/components/DraftNotice.tsx';
import { useStaffMember } from '@/features/session/use-staff-member.ts';

/** The `record` of a draft key for a record that does not exist yet. */
export const newRecord = 'new';

type RecordDraftNoticeProps = {
  /** The form that the draft belongs to; also the noun for its record in the texts. */
  form: 'category' | 'course' | 'lesson';
  onAdd: () => void;
  onEdit: (id: number) => void;
};

/** Offers to continue the unsaved form draft of a new or an existing record. */
export function RecordDraftNotice({ form, onAdd, onEdit }: RecordDraftNoticeProps) {
  const { uid } = useStaffMember();
  return (
    <DraftNotice
      owner={uid}
      form={form}
      describe={(record) =>
        record === newRecord ? `You have an unsaved new ${form}.` : `You have unsaved changes to a ${form}.`
      }
      onContinue={(record) => (record === newRecord ? onAdd() : onEdit(Number(record)))}
    />
  );
}
