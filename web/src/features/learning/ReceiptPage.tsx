import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paymentMethodLabels } from '@padavu/domain/payment-texts';
import { OwnReceipt } from '@padavu/domain/receipt';
import { dataReply } from '@padavu/domain/reply';
import { formatMoney } from '@padavu/domain/school-format';
import { useQuery } from '@tanstack/react-query';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDay } from '@/components/MediumDate.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { paths } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import { useLearner } from './learner-access.ts';

/** The own receipt; `null` where no payment is recorded. */
async function fetchReceipt(): Promise<OwnReceipt | null> {
  const { data } = await callAuthorisedApi({
    method: 'GET',
    path: '/users/me/receipt',
    reply: dataReply(OwnReceipt.nullable()),
  });
  return data;
}

/** On paper only the receipt. */
const onPaper = {
  '@media print': { 'body header, body footer, nav': { display: 'none !important' } },
} as const;

/** The receipt of the own payment, to be printed. */
export function ReceiptPage() {
  const { uid } = useLearner();
  const { data, error, refetch } = useQuery(
    { queryKey: ['receipt', uid], queryFn: fetchReceipt },
    memoryQueries,
  );
  const read =
    error === null
      ? data === undefined
        ? ({ state: 'loading' } as const)
        : ({ state: 'ready', receipt: data } as const)
      : ({ state: 'failed', error } as const);
  return (
    <Stack spacing={3} sx={{ maxWidth: '44rem' }}>
      <PageTitle>Your receipt</PageTitle>
      <GlobalStyles styles={onPaper} />
      <Typography sx={{ displayPrint: 'none' }}>
        <TextLink to={paths.learnerAccount}>Your account</TextLink>
      </Typography>
      <Typography variant="h1">Receipt</Typography>
      <QueryState
        query={read}
        loading="Loading your receipt..."
        failed={() => 'Your receipt could not be loaded. Please try again.'}
        onRetry={() => void refetch()}
      >
        {({ receipt }) =>
          receipt ? (
            <Receipt receipt={receipt} />
          ) : (
            <StateView drawing="scene-empty" title="No receipt yet">
              No payment of yours is recorded. Please write to us if you have paid.
            </StateView>
          )
        }
      </QueryState>
    </Stack>
  );
}

function Receipt({ receipt }: { receipt: OwnReceipt }) {
  const { number, school, name, course, discount, amount, currency, amountInWords, method, receivedOn } =
    receipt;
  const region = { ...useBrand(), currency };
  return (
    <>
      <Paper
        component="section"
        aria-label={`Receipt ${number}`}
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
            <Fact term="Receipt number">
              <strong>{number}</strong>
            </Fact>
            <Fact term="Received on">
              <MediumDay value={receivedOn} />
            </Fact>
            <Fact term="Received from" wide>
              {name}
            </Fact>
            <Fact term="For the course" wide>
              {course}
            </Fact>
            {discount && (
              <>
                <Fact term="Price">{formatMoney(region, discount.price)}</Fact>
                <Fact term={`Discount, code ${discount.code}`}>−{formatMoney(region, discount.off)}</Fact>
              </>
            )}
            <Fact term={discount ? 'Paid' : 'Amount'} wide>
              <strong>{formatMoney(region, amount)}</strong>
              {amountInWords !== '' && (
                <>
                  <br />
                  {amountInWords} only
                </>
              )}
            </Fact>
            <Fact term="Paid by">{paymentMethodLabels[method]}</Fact>
          </FactList>
        </Stack>
      </Paper>
      <Box sx={{ displayPrint: 'none' }}>
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
    </>
  );
}
