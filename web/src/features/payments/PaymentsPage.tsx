import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { bookMessages as texts } from '@padavu/domain/payment/book-messages';
import { monthOf } from '@padavu/domain/values/month';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { schoolDay } from '@padavu/domain/school/school-day';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { useState } from 'react';
import { ExportControl } from '@/components/ExportControl.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { QueryState } from '@/components/QueryState.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { StateView } from '@/components/StateView.tsx';
import { useBrand } from '@/lib/brand.ts';
import { csvFileName } from '@/lib/csv-file-name.ts';
import { paths } from '@/lib/paths.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';
import { bookEntries, fetchBooks } from './api.ts';
import { bookSums } from './book-sums.ts';
import type { CurrencySums, Sum, Sums } from './book-sums.ts';
import { booksTable } from './books-table.ts';
import { PagedTable } from './PagedTable.tsx';
import { paymentColumns } from './payment-columns.tsx';
import {
  addressOf,
  inYear,
  monthOptions,
  periodIn,
  periodName,
  periodSlug,
  yearOf,
  yearOptions,
} from './period.ts';
import type { Period } from './period.ts';

/** What the school received and gave back in a month or a financial year (docs/decisions/172). */
export function PaymentsPage() {
  const school = useBrand();
  const [currentMonth] = useState(() => monthOf(schoolDay(school, serverNow())));
  const { query, write } = useFilterParams();
  const period = periodIn(query, currentMonth);
  const change = (next: Period) => write(addressOf(next));
  const { live, retry } = useFetched(['books', period], () => fetchBooks(period));
  return (
    <Stack spacing={3}>
      <PageHeading title={texts.title}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <ExportControl
            label="Export CSV"
            pages={() => bookEntries(period)}
            fileOf={(entries) => ({
              name: csvFileName(school, 'payments', periodSlug(period)),
              rows: booksTable(entries),
            })}
            countOf={entryCount}
            emptyText={nothingIn(periodName(school, period))}
            failed={(reason) => reason ?? texts.exportFailed}
          />
          <LinkButton variant="outlined" to={paths.adminDuePayments}>
            {texts.due.title}
          </LinkButton>
        </Stack>
      </PageHeading>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {texts.about}
      </Typography>
      <Box role="search" aria-label={texts.title} sx={choices}>
        <SelectInput
          label="Financial year"
          options={yearOptions(school, period, currentMonth)}
          value={yearOf(period).month}
          onChange={({ target }) => change(inYear(period, target.value, currentMonth))}
        />
        <SelectInput
          label="Month"
          options={monthOptions(school, period, currentMonth)}
          value={period.months === 1 ? period.month : ''}
          onChange={({ target }) =>
            change(target.value ? { month: target.value, months: 1 } : yearOf(period))
          }
        />
      </Box>
      <QueryState
        query={live}
        loading={texts.loading}
        shapes={<RowShapes framed />}
        failed={(reason) => reason ?? texts.loadFailed}
        onRetry={retry}
      >
        {({ data }) =>
          data.length === 0 ? (
            <NoPayments period={period} onChange={change} />
          ) : (
            <Stack spacing={3}>
              <SumPanels sums={bookSums(data)} />
              <PagedTable
                label={texts.title}
                columns={paymentColumns(school)}
                rows={data}
                keyOf={({ kind, id }) => `${kind} ${id}`}
                countOf={entryCount}
              />
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

const choices = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 18rem))' } };

const entryCount = (count: number) => pluralize(count, 'entry', 'entries');

const nothingIn = (name: string) => `No payments in ${name}`;

/** A period without payments: the way on is its year, or the people whose payments are to be recorded. */
function NoPayments({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const school = useBrand();
  const year = yearOf(period);
  return (
    <Box role="status">
      <StateView
        drawing="scene-empty"
        title={nothingIn(periodName(school, period))}
        action={
          period.months === 1 ? (
            <Button variant="outlined" onClick={() => onChange(year)}>
              {`Show ${periodName(school, year)}`}
            </Button>
          ) : (
            <LinkButton variant="outlined" to={paths.adminUsers}>
              {adminMessages.area.users}
            </LinkButton>
          )
        }
      >
        {texts.howTo}
      </StateView>
    </Box>
  );
}

function SumPanels({ sums }: { sums: readonly CurrencySums[] }) {
  const region = useBrand();
  return sums.map(({ currency, total, methods }) => (
    <Panel key={currency} title={sums.length === 1 ? 'Sums' : `Sums in ${currency}`}>
      <FactList>
        <TotalFacts sums={total} region={{ ...region, currency }} />
      </FactList>
      <FactList>
        {methods.map(({ method, sums: methodSums }) => (
          <Fact key={method} term={paymentMethodLabels[method]}>
            {methodText(methodSums, { ...region, currency })}
          </Fact>
        ))}
      </FactList>
    </Panel>
  ));
}

/** Refunds are only there where there was one. */
function TotalFacts({ sums: { received, refunded }, region }: { sums: Sums; region: Region }) {
  return (
    <>
      <Fact term="Received">
        <strong>{formatMoney(region, received.amount)}</strong>
        {`\n${paymentCount(received)}`}
      </Fact>
      {refunded.count > 0 && (
        <>
          <Fact term="Refunded">
            <strong>{formatMoney(region, refunded.amount)}</strong>
            {`\n${refundCount(refunded)}`}
          </Fact>
          <Fact term="Remains">
            <strong>{formatMoney(region, received.amount - refunded.amount)}</strong>
          </Fact>
        </>
      )}
    </>
  );
}

const methodText = ({ received, refunded }: Sums, region: Region): string =>
  [
    ...(received.count > 0 ? [`${formatMoney(region, received.amount)}, ${paymentCount(received)}`] : []),
    ...(refunded.count > 0 ? [`−${formatMoney(region, refunded.amount)}, ${refundCount(refunded)}`] : []),
  ].join('\n');

const paymentCount = ({ count }: Sum) => pluralize(count, 'payment');
const refundCount = ({ count }: Sum) => pluralize(count, 'refund');
