import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paymentMethodLabels } from '@padavu/domain/payment-texts';
import type { Payment } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { formatMoney } from '@padavu/domain/school-format';
import { adminMessageFor } from '@padavu/domain/admin-messages';
import { useState } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay, MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { useBrand } from '@/lib/brand.ts';
import { useNotice } from '@/components/Notices.tsx';
import { paymentDocument } from './queries.ts';
import { ClaimFacts, useClaim } from './PaymentClaim.tsx';
import { aboutPayment, fieldsOf, newPayment, PaymentDialog, usePrice } from './PaymentDialog.tsx';
import { recordPayment } from './api.ts';

/** A user's payment, live, with the button that records or corrects it. */
export function PaymentPanel({ user }: { user: User }) {
  const draftKey = useDraftKey('payment', user.id);
  const { live, retry } = useLiveDocument(paymentDocument(user.id));
  const claim = useClaim(user.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title="Payment"
      action={
        live.state === 'ready' && (
          <Button variant="outlined" onClick={() => setEditing(true)} aria-haspopup="dialog">
            {live.data ? 'Correct payment' : 'Record payment'}
          </Button>
        )
      }
    >
      <QueryState query={live} loading="Loading payment..." onRetry={retry}>
        {({ data }) =>
          data ? (
            <PaymentFacts payment={data} />
          ) : (
            <Typography color="textSecondary">No payment is recorded yet.</Typography>
          )
        }
      </QueryState>
      {claim && <ClaimFacts user={user} claim={claim} />}
      {live.state === 'ready' &&
        (isEditing ? (
          <PaymentEditor
            draftKey={draftKey}
            user={user}
            payment={live.data}
            onClose={() => setEditing(false)}
          />
        ) : (
          <DraftNotice
            {...draftKey}
            describe={() => 'You have an unsaved payment.'}
            onContinue={() => setEditing(true)}
          />
        ))}
    </Panel>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const region = useBrand();
  const { amount, currency, method, receivedOn, note, receiptNumber, recordedBy, recordedAt } = payment;
  return (
    <FactList>
      <Fact term="Amount">
        <strong>{formatMoney({ ...region, currency }, amount)}</strong>
      </Fact>
      <Fact term="Paid by">{paymentMethodLabels[method]}</Fact>
      <Fact term="Received on">
        <MediumDay value={receivedOn} />
      </Fact>
      {receiptNumber && <Fact term="Receipt">{receiptNumber}</Fact>}
      <Fact term="Recorded">
        {recordedBy.name}, <MediumMoment value={recordedAt} />
      </Fact>
      {note && (
        <Fact term="Note" wide>
          {note}
        </Fact>
      )}
    </FactList>
  );
}

type PaymentEditorProps = {
  draftKey: DraftKey;
  user: User;
  /** The recorded payment, live. */
  payment: Payment | null;
  onClose: () => void;
};

/** Records or corrects a user's payment. */
function PaymentEditor({ draftKey, user, payment, onClose }: PaymentEditorProps) {
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
        version: payment?.recordedAt ?? null,
      }}
      currency={payment?.currency}
      save={(input, recordedAt) => recordPayment(user.id, input, recordedAt)}
      failed={adminMessageFor.paymentFailed}
      onSaved={() => {
        notify({ severity: 'success', text: `The payment of ${user.name} is recorded.` });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
