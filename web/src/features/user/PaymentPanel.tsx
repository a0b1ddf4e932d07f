import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { formatRupees } from '@padavu/domain/brand';
import { messageFor, messages } from '@padavu/domain/messages';
import { paymentMethodLabels } from '@padavu/domain/payment';
import type { Payment } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay, MediumMoment } from '@/components/MediumDate.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { paymentDocument } from './account-queries.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { aboutPayment, newPayment } from './payment-fields.ts';
import { recordPayment } from './record-payment.ts';
import { usePrice } from './use-price.ts';

/** What a user has paid, live, and the way to record or correct it. */
export function PaymentPanel({ user }: { user: User }) {
  const { live, retry } = useLiveDocument(paymentDocument(user.id));
  const [editing, setEditing] = useState(false);
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
      <Content live={live} retry={retry} />
      {editing && live.state === 'ready' && (
        <RecordDialog user={user} payment={live.data} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
}

function Content({ live, retry }: { live: Live<Payment | null>; retry: () => void }) {
  switch (live.state) {
    case 'loading':
      return <Typography color="textSecondary">Loading payment...</Typography>;
    case 'failed':
      return (
        <>
          <Typography role="alert" color="error">
            {failureMessage(live.error) ?? messages.server.error}
          </Typography>
          <Button variant="outlined" onClick={retry} sx={{ alignSelf: 'start' }}>
            Try again
          </Button>
        </>
      );
    case 'ready':
      return live.data ? (
        <PaymentFacts payment={live.data} />
      ) : (
        <Typography color="textSecondary">No payment is recorded yet.</Typography>
      );
    default:
      return assertNever(live);
  }
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { amount, method, receivedOn, note, recordedBy, recordedAt } = payment;
  return (
    <FactList>
      <Fact term="Amount">
        <strong>{formatRupees(amount)}</strong>
      </Fact>
      <Fact term="Paid by">{paymentMethodLabels[method]}</Fact>
      <Fact term="Received on">
        <MediumDay value={receivedOn} />
      </Fact>
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

type RecordDialogProps = { user: User; payment: Payment | null; onClose: () => void };

function RecordDialog({ user, payment, onClose }: RecordDialogProps) {
  const notify = useNotice();
  // What the administrator saw when the dialog opened: a correction of another hand meanwhile is not overwritten.
  const [seen] = useState(payment);
  const price = usePrice(user.courseId);
  if (price === undefined) return null;
  return (
    <PaymentDialog
      title={seen ? 'Correct payment' : 'Record payment'}
      about={aboutPayment(user)}
      submit="Save"
      initial={seen ?? newPayment(price)}
      onSubmit={async (input) => {
        await recordPayment(user.id, input, seen);
        notify({ severity: 'success', text: `The payment of ${user.name} is recorded.` });
        onClose();
      }}
      failed={messageFor.paymentFailed}
      onClose={onClose}
    />
  );
}
