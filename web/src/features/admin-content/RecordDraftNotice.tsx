import { DraftNotice } from '@/components/DraftNotice.tsx';

/** Stands for the id of a record that is still to be made. */
export const newRecord = 'new';

type RecordDraftNoticeProps = {
  owner: string;
  /** Which form the draft is of: also the noun of its record. */
  form: 'category' | 'course';
  onAdd: () => void;
  onEdit: (id: number) => void;
};

/** Offers back what was typed for a new or a known record. */
export function RecordDraftNotice({ owner, form, onAdd, onEdit }: RecordDraftNoticeProps) {
  return (
    <DraftNotice
      owner={owner}
      form={form}
      describe={(record) =>
        record === newRecord ? `You have an unsaved new ${form}.` : `You have unsaved changes to a ${form}.`
      }
      onContinue={(record) => (record === newRecord ? onAdd() : onEdit(Number(record)))}
    />
  );
}
