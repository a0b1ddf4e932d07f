import { FilledText } from '@/components/FilledText.tsx';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { OwnReceipt } from '@padavu/domain/payment/receipt';
import { dataReply } from '@padavu/domain/api/reply';
import { formatDay } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { BackLink } from '@/components/BackLink.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay } from '@/components/MediumDate.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { StateView } from '@/components/StateView.tsx';
import { PanelShapes } from '@/components/page-shapes.tsx';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { paths } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { useLearner } from '@/features/learning/learner-access.ts';
import * as texts from './receipt-texts.ts';
import { receipt as receiptTitle, yourAccount } from '@/features/learning/texts.ts';

/** Fetches the learner's receipt; `null` if no payment is recorded. */
async function fetchReceipt(): Promise<OwnReceipt | null> {
  const { data } = await callAuthorisedApi({
    method: 'GET',
    path: '/users/me/receipt',
    reply: dataReply(OwnReceipt.nullable()),
  });
  return data;
}

/** The learner's receipt, for printing. */
export function ReceiptPage() {
  const { uid } = useLearner();
  const { live, retry } = useFetched(['receipt', uid], fetchReceipt);
  return (
    <Stack spacing={3} sx={{ maxWidth: '44rem' }}>
      <PageTitle>{texts.yourReceipt}</PageTitle>
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={paths.learnerAccount}>{yourAccount}</BackLink>
      </Box>
      <Typography variant="h1">{receiptTitle}</Typography>
      <QueryState
        query={live}
        loading={texts.loadingReceipt}
        shapes={<PanelShapes panels={1} columns={1} />}
        failed={(reason) => reason ?? texts.receiptFailed}
        onRetry={retry}
      >
        {({ data: receipt }) =>
          receipt ? (
            <Receipt receipt={receipt} />
          ) : (
            <StateView drawing="scene-empty" title={texts.noReceipt}>
              {texts.noPayment}
            </StateView>
          )
        }
      </QueryState>
    </Stack>
  );
}

function Receipt({ receipt }: { receipt: OwnReceipt }) {
  const { number, school, name, course, discount, currency, amountInWords, receivedOn } = receipt;
  const { further, paid, due, refund } = receipt;
  const region = { ...useBrand(), currency };
  const isInParts = further.length > 0;
  return (
    <>
      <Paper
        component="section"
        aria-label={fillPlaceholders(texts.receiptOf, { number })}
        variant="outlined"
        sx={{ padding: { xs: 2, sm: 4 }, overflowWrap: 'anywhere' }}
      >
        <Stack spacing={3}>
          <Box>
            <Typography variant="h3" component="h2">
              {school.name}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{school.address}</Typography>
          </Box>
          <FactList>
            <Fact term={texts.receiptNumber}>
              <strong>{number}</strong>
            </Fact>
            {!isInParts && (
              <Fact term={texts.receivedOn}>
                <MediumDay value={receivedOn} />
              </Fact>
            )}
            <Fact term={texts.receivedFrom} wide>
              {name}
            </Fact>
            <Fact term={texts.forCourse} wide>
              {course}
            </Fact>
            {discount && (
              <>
                <Fact term={texts.price}>{formatMoney(region, discount.price)}</Fact>
                <Fact term={fillPlaceholders(texts.discountWithCode, { code: discount.code })}>
                  −{formatMoney(region, discount.off)}
                </Fact>
              </>
            )}
            {isInParts && (
              <Fact term={texts.payments} wide>
                {paymentLines(region, receipt).join('\n')}
              </Fact>
            )}
            <Fact term={sumTerm(receipt)} wide>
              <strong>{formatMoney(region, paid)}</strong>
              {amountInWords !== '' && (
                <>
                  <br />
                  <FilledText text={texts.amountInWords} values={{ words: <span>{amountInWords}</span> }} />
                </>
              )}
              {refund && (
                <>
                  <br />
                  {fillPlaceholders(texts.refunded, {
                    amount: formatMoney(region, refund.amount),
                    day: formatDay(region, refund.refundedOn, 'long'),
                  })}
                </>
              )}
            </Fact>
            {due > 0 && (
              <Fact term={texts.due}>
                <strong>{formatMoney(region, due)}</strong>
              </Fact>
            )}
            {!isInParts && <Fact term={texts.paidBy}>{paymentMethodLabels[receipt.method]}</Fact>}
          </FactList>
        </Stack>
      </Paper>
      <Button variant="contained" onClick={() => window.print()} sx={{ alignSelf: 'start' }}>
        {texts.print}
      </Button>
    </>
  );
}

function sumTerm({ further, discount }: OwnReceipt): string {
  if (further.length > 0) return texts.paidInAll;
  return discount ? texts.paid : texts.amount;
}

/** Each payment with its day and method. */
const paymentLines = (region: Region, { amount, receivedOn, method, further }: OwnReceipt) =>
  [{ amount, receivedOn, method }, ...further]
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn))
    .map((payment) =>
      fillPlaceholders(texts.paymentOn, {
        amount: formatMoney(region, payment.amount),
        day: formatDay(region, payment.receivedOn, 'long'),
        method: paymentMethodLabels[payment.method],
      }),
    );
