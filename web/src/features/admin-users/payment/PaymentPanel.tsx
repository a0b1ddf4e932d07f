import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { paymentSums, sumOf } from '@padavu/domain/payment/further-payment';
import { paymentVersion } from '@padavu/domain/payment/payment';
import type { Payment } from '@padavu/domain/payment/payment';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { DeletedDialog } from '@/features/records/RecordDialog.tsx';
import { useDraftKey, useStaffMember } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { recordPayment } from '@/features/admin-users/api.ts';
import { FurtherPaymentDialog } from './FurtherPaymentDialog.tsx';
import { ClaimFacts, useClaim } from './PaymentClaim.tsx';
import { aboutPayment, fieldsOf, newPayment, PaymentDialog, usePrice } from './PaymentDialog.tsx';
import { FurtherPaymentFacts, PaymentFacts, RefundFacts, SumFacts } from './PaymentFacts.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePayments } from './use-payments.ts';
import type { Payments } from './use-payments.ts';

const { refund: refundTexts, furtherPayment: furtherTexts } = adminMessages;

/** A user's payments and the refund, live, with the buttons that record or correct them. */
export function PaymentPanel({ user }: { user: User }) {
  const { live, retry } = usePayments(user.id);
  const [edited, setEdited] = useState<Edited>(null);
  const claim = useClaim(user.id);
  const payment = live.state === 'ready' ? live.data.payment : null;
  return (
    <Panel
      title="Payment"
      action={
        live.state === 'ready' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {payment && sumOf([payment, ...live.data.further]) > 0 && (
              <Button variant="outlined" onClick={() => setEdited('refund')} aria-haspopup="dialog">
                {payment.refund ? refundTexts.correct : refundTexts.record}
              </Button>
            )}
            {payment && (
              <Button variant="outlined" onClick={() => setEdited('new')} aria-haspopup="dialog">
                {furtherTexts.add}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setEdited('first')} aria-haspopup="dialog">
              {payment ? 'Correct payment' : 'Record payment'}
            </Button>
          </Stack>
        )
      }
    >
      <QueryState query={live} loading="Loading payment..." onRetry={retry}>
        {({ data }) => <PaymentList user={user} payments={data} onCorrect={(id) => setEdited({ id })} />}
      </QueryState>
      {claim && <ClaimFacts user={user} claim={claim} />}
      {live.state === 'ready' && (
        <PaymentEditors user={user} payments={live.data} edited={edited} onEdit={setEdited} />
      )}
    </Panel>
  );
}

type PaymentListProps = { user: User; payments: Payments; onCorrect: (id: string) => void };

function PaymentList({ user, payments: { payment, further }, onCorrect }: PaymentListProps) {
  const sums = paymentSums(payment, further);
  const { currency } = payment ?? further[0] ?? {};
  return (
    <>
      {payment ? (
        <PaymentFacts payment={payment} />
      ) : (
        <Typography color="textSecondary">No payment is recorded yet.</Typography>
      )}
      {further.map((each) => (
        <FurtherPaymentFacts
          key={each.id}
          user={user}
          payment={each}
          // Its form compares it with the first payment, which can be deleted when it is damaged.
          onCorrect={payment ? () => onCorrect(each.id) : undefined}
        />
      ))}
      {payment?.refund && <RefundFacts user={user} payment={payment} refund={payment.refund} />}
      {currency !== undefined && (further.length > 0 || (sums.due ?? 0) > 0) && (
        <SumFacts sums={sums} currency={currency} />
      )}
    </>
  );
}

/** What a dialog is open for: the first payment, the refund, a new payment, or a further one by its id. */
type Edited = 'first' | 'refund' | 'new' | { id: string } | null;

type PaymentEditorsProps = {
  user: User;
  payments: Payments;
  edited: Edited;
  onEdit: (edited: Edited) => void;
};

/** The open dialog, and a notice for each other one that has a draft. */
function PaymentEditors({ user, payments, edited, onEdit }: PaymentEditorsProps) {
  const { payment, further } = payments;
  const { uid: owner } = useStaffMember();
  const firstDraft = useDraftKey('payment', user.id);
  const refundDraft = useDraftKey('refund', user.id);
  const furtherDraft = (id: string): DraftKey => ({
    owner,
    form: 'further-payment',
    record: `${user.id}_${id}`,
  });
  const close = () => onEdit(null);
  const others = sumOf(further);
  const { due } = paymentSums(payment, further);
  const isRemoved = isId(edited) && !further.some(({ id }) => id === edited.id);
  const isOpen = (id: string) => (id === 'new' ? edited === 'new' : isId(edited) && edited.id === id);
  return (
    <>
      {edited === 'first' ? (
        <PaymentEditor draftKey={firstDraft} user={user} payment={payment} others={others} onClose={close} />
      ) : (
        <DraftNotice
          {...firstDraft}
          describe={() => 'You have an unsaved payment.'}
          onContinue={() => onEdit('first')}
        />
      )}
      {payment &&
        (edited === 'refund' ? (
          <RefundDialog
            draftKey={refundDraft}
            user={user}
            payment={payment}
            others={others}
            onClose={close}
          />
        ) : (
          <DraftNotice
            {...refundDraft}
            describe={() => refundTexts.unsaved}
            onContinue={() => onEdit('refund')}
          />
        ))}
      {payment &&
        [{ id: 'new', recorded: null }, ...further.map((each) => ({ id: each.id, recorded: each }))].map(
          ({ id, recorded }) =>
            isOpen(id) ? (
              <FurtherPaymentDialog
                key={id}
                draftKey={furtherDraft(id)}
                user={user}
                recorded={recorded}
                further={further}
                others={{ first: payment, paid: payment.amount + others - (recorded?.amount ?? 0) }}
                due={due}
                onClose={close}
              />
            ) : (
              <DraftNotice
                key={id}
                {...furtherDraft(id)}
                describe={() => furtherTexts.unsaved}
                onContinue={() => onEdit(id === 'new' ? 'new' : { id })}
              />
            ),
        )}
      {isRemoved && (
        <DeletedDialog title={furtherTexts.correct} draftKey={furtherDraft(edited.id)} onClose={close} />
      )}
    </>
  );
}

const isId = (edited: Edited): edited is { id: string } => typeof edited === 'object' && edited !== null;

type PaymentEditorProps = {
  draftKey: DraftKey;
  user: User;
  /** The recorded payment, live. */
  payment: Payment | null;
  /** The sum of the further payments. */
  others: number;
  onClose: () => void;
};

/** Records or corrects a user's first payment. */
function PaymentEditor({ draftKey, user, payment, others, onClose }: PaymentEditorProps) {
  const notify = useNotice();
  const price = usePrice(user);
  const claim = useClaim(user.id);
  if (price === undefined || claim === undefined) return null;
  return (
    <PaymentDialog
      title={payment ? 'Correct payment' : 'Record payment'}
      about={aboutPayment(user, payment?.currency)}
      submit="Save"
      draftKey={draftKey}
      record={{
        values: payment ? fieldsOf(payment) : newPayment(price, claim),
        version: payment && paymentVersion(payment),
      }}
      payment={payment}
      others={others}
      save={(input, version) => recordPayment(user.id, input, version)}
      failed={adminMessageFor.paymentFailed}
      onSaved={() => {
        notify({ severity: 'success', text: `The payment of ${user.name} is recorded.` });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
