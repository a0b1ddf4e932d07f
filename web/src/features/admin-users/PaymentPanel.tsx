import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paymentMethodLabels } from '@padavu/domain/payment-texts';
import { paymentVersion } from '@padavu/domain/payment';
import type { Payment, Refund } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { formatMoney } from '@padavu/domain/school-format';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay, MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { useConfirmedCommand } from '@/components/use-command.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { useBrand } from '@/lib/brand.ts';
import { useNotice } from '@/components/Notices.tsx';
import { paymentDocument } from './queries.ts';
import { ClaimFacts, useClaim } from './PaymentClaim.tsx';
import { aboutPayment, fieldsOf, newPayment, PaymentDialog, usePrice } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { recordPayment, removeRefund, userProblem } from './api.ts';

const { refund: texts } = adminMessages;

/** A user's payment and its refund, live, with the buttons that record or correct them. */
export function PaymentPanel({ user }: { user: User }) {
  const draftKeys = { payment: useDraftKey('payment', user.id), refund: useDraftKey('refund', user.id) };
  const { live, retry } = useLiveDocument(paymentDocument(user.id));
  const claim = useClaim(user.id);
  const [edited, setEdited] = useState<keyof typeof draftKeys>();
  const close = () => setEdited(undefined);
  const payment = live.state === 'ready' ? live.data : null;
  return (
    <Panel
      title="Payment"
      action={
        live.state === 'ready' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {payment && payment.amount > 0 && (
              <Button variant="outlined" onClick={() => setEdited('refund')} aria-haspopup="dialog">
                {payment.refund ? texts.correct : texts.record}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setEdited('payment')} aria-haspopup="dialog">
              {payment ? 'Correct payment' : 'Record payment'}
            </Button>
          </Stack>
        )
      }
    >
      <QueryState query={live} loading="Loading payment..." onRetry={retry}>
        {({ data }) =>
          data ? (
            <>
              <PaymentFacts payment={data} />
              {data.refund && <RefundFacts user={user} payment={data} refund={data.refund} />}
            </>
          ) : (
            <Typography color="textSecondary">No payment is recorded yet.</Typography>
          )
        }
      </QueryState>
      {claim && <ClaimFacts user={user} claim={claim} />}
      {live.state === 'ready' &&
        (edited === 'payment' ? (
          <PaymentEditor draftKey={draftKeys.payment} user={user} payment={payment} onClose={close} />
        ) : (
          <DraftNotice
            {...draftKeys.payment}
            describe={() => 'You have an unsaved payment.'}
            onContinue={() => setEdited('payment')}
          />
        ))}
      {payment &&
        (edited === 'refund' ? (
          <RefundDialog draftKey={draftKeys.refund} user={user} payment={payment} onClose={close} />
        ) : (
          <DraftNotice
            {...draftKeys.refund}
            describe={() => texts.unsaved}
            onContinue={() => setEdited('refund')}
          />
        ))}
    </Panel>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const region = useBrand();
  const { amount, currency, method, receivedOn, receiptNumber } = payment;
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
      <RecordingFacts {...payment} />
    </FactList>
  );
}

/** Who recorded a payment or a refund, when, and the note on it. */
function RecordingFacts({
  recordedBy,
  recordedAt,
  note,
}: Pick<Refund, 'recordedBy' | 'recordedAt' | 'note'>) {
  return (
    <>
      <Fact term="Recorded">
        {recordedBy.name}, <MediumMoment value={recordedAt} />
      </Fact>
      {note && (
        <Fact term="Note" wide>
          {note}
        </Fact>
      )}
    </>
  );
}

type RefundFactsProps = { user: User; payment: Payment; refund: Refund };

/** What was given back of a payment, with the button that removes it. */
function RefundFacts({ user, payment, refund }: RefundFactsProps) {
  const region = useBrand();
  const { ask, dialog } = useConfirmedCommand({
    send: () => removeRefund(user.id, paymentVersion(payment)),
    done: () => ({ text: adminMessageFor.refundRemoved(user.name) }),
    failed: (error) => adminMessageFor.refundRemovalFailed(userProblem(error)),
  });
  const { amount, method, refundedOn } = refund;
  return (
    <Box component="section" aria-label={texts.title}>
      <FactList>
        <Fact term={texts.title}>
          <strong>{formatMoney({ ...region, currency: payment.currency }, amount)}</strong>
        </Fact>
        <Fact term={texts.method}>{paymentMethodLabels[method]}</Fact>
        <Fact term={texts.day}>
          <MediumDay value={refundedOn} />
        </Fact>
        <RecordingFacts {...refund} />
      </FactList>
      <Box sx={{ marginTop: 0.5, ...wordsAtStart }}>
        <Button color="error" onClick={ask} aria-haspopup="dialog">
          {texts.remove}
        </Button>
      </Box>
      <ConfirmDialog {...dialog} question={texts.removeQuestion} confirm={texts.remove}>
        {texts.removeConsequence}
      </ConfirmDialog>
    </Box>
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
        version: payment && paymentVersion(payment),
      }}
      payment={payment}
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
