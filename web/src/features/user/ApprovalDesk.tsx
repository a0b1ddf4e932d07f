import { DraftNotice } from '@/components/DraftNotice.tsx';
import { ApprovalDialog, approvalDrafts } from './ApprovalDialog.tsx';

type ApprovalDeskProps = {
  /** The administrator's own id. */
  ownId: string;
  /** The user whose approval is asked about, by id; `null` while none is. */
  asked: string | null;
  onAsk: (uid: string | null) => void;
  /** Offers back only what was typed for this user. */
  only?: string;
  onApproved?: () => void;
};

/**
 * Approving with a payment, beside whatever shows the users, whose rows come and go: the dialog, and what was typed into
 * one before while none is open.
 */
export function ApprovalDesk({ ownId, asked, onAsk, only, onApproved }: ApprovalDeskProps) {
  if (asked === null) {
    return (
      <DraftNotice
        owner={ownId}
        form={approvalDrafts}
        record={only}
        describe={() => 'An approval with payment that you typed is not saved yet.'}
        onContinue={onAsk}
      />
    );
  }
  const close = () => onAsk(null);
  return (
    <ApprovalDialog
      key={asked}
      ownId={ownId}
      uid={asked}
      onApproved={() => {
        close();
        onApproved?.();
      }}
      onClose={close}
    />
  );
}
