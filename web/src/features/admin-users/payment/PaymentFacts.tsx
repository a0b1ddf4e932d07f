import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import type { FurtherPayment } from '@padavu/domain/payment/further-payment';
import type { PaymentSums } from '@padavu/domain/payment/further-payment';
import { paymentVersion } from '@padavu/domain/payment/payment';
import type { Payment, Refund } from '@padavu/domain/payment/payment';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { formatDay } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { User } from '@padavu/domain/user/user';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay, MediumMoment } from '@/components/MediumDate.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { wordsAtStart } from '@/components/text-button.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { useConfirmedCommand } from '@/components/use-command.ts';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { removePayment, removeRefund, userProblem } from '@/features/admin-users/api.ts';

const { furtherPayment: texts, refund: refundTexts } = adminMessages;

/** The first payment of a user. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const region = useBrand();
  const { amount, currency, price, receiptNumber } = payment;
  return (
    <FactList>
      <Fact term="Amount">
        <strong>{formatMoney({ ...region, currency }, amount)}</strong>
      </Fact>
      <ReceivedFacts {...payment} />
      {receiptNumber && <Fact term="Receipt">{receiptNumber}</Fact>}
      {price !== null && price !== amount && (
        <Fact term={texts.price}>{formatMoney({ ...region, currency }, price)}</Fact>
      )}
      <RecordingFacts {...payment} />
    </FactList>
  );
}

function ReceivedFacts({ method, receivedOn }: Pick<FurtherPayment, 'method' | 'receivedOn'>) {
  return (
    <>
      <Fact term="Paid by">{paymentMethodLabels[method]}</Fact>
      <Fact term="Received on">
        <MediumDay value={receivedOn} />
      </Fact>
    </>
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

type FurtherPaymentFactsProps = {
  user: User;
  payment: FurtherPayment & { id: string };
  /** `undefined` while it cannot be corrected. */
  onCorrect: (() => void) | undefined;
};

/** A payment after the first one, with the buttons that correct and remove it. */
export function FurtherPaymentFacts({ user, payment, onCorrect }: FurtherPaymentFactsProps) {
  const region = useBrand();
  const { id, amount, currency, receivedOn, recordedAt } = payment;
  const { ask, dialog } = useConfirmedCommand({
    send: () => removePayment({ userId: user.id, id, version: recordedAt }),
    done: () => ({ text: texts.removed }),
    failed: (error) => adminMessageFor.paymentRemovalFailed(userProblem(error)),
  });
  const money = formatMoney({ ...region, currency }, amount);
  const day = formatDay(region, receivedOn);
  return (
    <Box component="section" aria-label={`${texts.title}, ${money}, ${day}`}>
      <FactList>
        <Fact term={texts.title}>
          <strong>{money}</strong>
        </Fact>
        <ReceivedFacts {...payment} />
        <RecordingFacts {...payment} />
      </FactList>
      <Stack direction="row" sx={{ marginTop: 0.5, gap: 1, flexWrap: 'wrap', ...wordsAtStart }}>
        {onCorrect && (
          <Button onClick={onCorrect} aria-haspopup="dialog">
            {texts.correct}
          </Button>
        )}
        <Button color="error" onClick={ask} aria-haspopup="dialog">
          {texts.remove}
        </Button>
      </Stack>
      <ConfirmDialog {...dialog} question={texts.removeQuestion} confirm={texts.remove}>
        {texts.removeConsequence}
      </ConfirmDialog>
    </Box>
  );
}

/** What was paid in all, and what is still due of the agreed price, with the way to everybody who owes. */
export function SumFacts({ sums: { paid, due }, currency }: { sums: PaymentSums; currency: string }) {
  const region = { ...useBrand(), currency };
  return (
    <>
      <FactList>
        <Fact term={texts.paid}>
          <strong>{formatMoney(region, paid)}</strong>
        </Fact>
        {due !== null && (
          <Fact term={texts.due}>
            <strong>{formatMoney(region, due)}</strong>
          </Fact>
        )}
      </FactList>
      {due !== null && due > 0 && (
        <Box>
          <TextLink to={paths.adminDuePayments} sx={tapArea}>
            {adminMessages.due.everybody}
          </TextLink>
        </Box>
      )}
    </>
  );
}

type RefundFactsProps = { user: User; payment: Payment; refund: Refund };

/** What was given back of the payments, with the button that removes it. */
export function RefundFacts({ user, payment, refund }: RefundFactsProps) {
  const region = useBrand();
  const { ask, dialog } = useConfirmedCommand({
    send: () => removeRefund(user.id, paymentVersion(payment)),
    done: () => ({ text: adminMessageFor.refundRemoved(user.name) }),
    failed: (error) => adminMessageFor.refundRemovalFailed(userProblem(error)),
  });
  const { amount, method, refundedOn } = refund;
  return (
    <Box component="section" aria-label={refundTexts.title}>
      <FactList>
        <Fact term={refundTexts.title}>
          <strong>{formatMoney({ ...region, currency: payment.currency }, amount)}</strong>
        </Fact>
        <Fact term={refundTexts.method}>{paymentMethodLabels[method]}</Fact>
        <Fact term={refundTexts.day}>
          <MediumDay value={refundedOn} />
        </Fact>
        <RecordingFacts {...refund} />
      </FactList>
      <Box sx={{ marginTop: 0.5, ...wordsAtStart }}>
        <Button color="error" onClick={ask} aria-haspopup="dialog">
          {refundTexts.remove}
        </Button>
      </Box>
      <ConfirmDialog {...dialog} question={refundTexts.removeQuestion} confirm={refundTexts.remove}>
        {refundTexts.removeConsequence}
      </ConfirmDialog>
    </Box>
  );
}
