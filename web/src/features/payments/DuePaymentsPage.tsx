import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { bookMessages } from '@padavu/domain/payment/book-messages';
import type { DuePayment } from '@padavu/domain/payment/due-payment';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { BackLink } from '@/components/BackLink.tsx';
import { ExportControl } from '@/components/ExportControl.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { MediumDay } from '@/components/MediumDate.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { QueryState } from '@/components/QueryState.tsx';
import type { Column } from '@/components/resource-list.ts';
import { StateView } from '@/components/StateView.tsx';
import { useBrand } from '@/lib/brand.ts';
import { csvFileName } from '@/lib/csv-file-name.ts';
import { adminUserPath, paths } from '@/lib/paths.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { byLastPayment, duePayments, fetchDuePayments } from './api.ts';
import { duePaymentsTable } from './books-table.ts';
import { PagedTable } from './PagedTable.tsx';
import { NameAndCourse } from './payment-columns.tsx';

const { due: texts } = bookMessages;

/** Who still has to pay a part of the agreed price, the longest without a payment first (docs/decisions/181). */
export function DuePaymentsPage() {
  const school = useBrand();
  const { live, retry } = useFetched(['due-payments'], fetchDuePayments);
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <BackLink to={paths.adminPayments}>{bookMessages.title}</BackLink>
        <PageHeading title={texts.title}>
          <ExportControl
            label="Export CSV"
            pages={duePayments}
            fileOf={(entries) => ({
              name: csvFileName(school, 'due-payments'),
              rows: duePaymentsTable(byLastPayment(entries)),
            })}
            countOf={people}
            emptyText={texts.nothing}
            failed={(reason) => reason ?? texts.exportFailed}
          />
        </PageHeading>
      </Stack>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {texts.about}
      </Typography>
      <QueryState
        query={live}
        loading={bookMessages.loading}
        shapes={<RowShapes framed />}
        failed={(reason) => reason ?? texts.loadFailed}
        onRetry={retry}
      >
        {({ data }) =>
          data.length === 0 ? (
            <StateView
              drawing="scene-empty"
              title={texts.nothing}
              action={
                <LinkButton variant="outlined" to={paths.adminUsers}>
                  {adminMessages.area.users}
                </LinkButton>
              }
            >
              {texts.howTo}
            </StateView>
          ) : (
            <Stack spacing={3}>
              <SumPanel entries={data} />
              <PagedTable
                label={texts.title}
                columns={columns(school)}
                rows={data}
                keyOf={({ person }) => person.id}
                countOf={people}
              />
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

const people = (count: number) => pluralize(count, 'person', 'people');

function SumPanel({ entries }: { entries: readonly DuePayment[] }) {
  const region = useBrand();
  return (
    <Panel title="Sums">
      <FactList>
        {[...Map.groupBy(entries, ({ currency }) => currency)].map(([currency, own]) => (
          <Fact key={currency} term={texts.title}>
            <strong>
              {formatMoney(
                { ...region, currency },
                own.reduce((sum, { due }) => sum + due, 0),
              )}
            </strong>
            {`\n${people(own.length)}`}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}

const columns = (region: Region): readonly [Column<DuePayment>, ...Column<DuePayment>[]] => [
  {
    id: 'person',
    header: 'Name and course',
    cell: ({ person: { id, name, course, status } }) => (
      <NameAndCourse
        name={name}
        course={course}
        to={adminUserPath(id)}
        tag={status === 'inactive' && 'Inactive'}
      />
    ),
  },
  {
    id: 'price',
    header: adminMessages.furtherPayment.price,
    align: 'right',
    cell: ({ price, currency }) => formatMoney({ ...region, currency }, price),
  },
  {
    id: 'paid',
    header: 'Paid',
    align: 'right',
    cell: ({ price, due, currency }) => formatMoney({ ...region, currency }, price - due),
  },
  {
    id: 'due',
    header: texts.title,
    align: 'right',
    cell: ({ due, currency }) => <strong>{formatMoney({ ...region, currency }, due)}</strong>,
  },
  { id: 'lastPaidOn', header: 'Last payment', cell: ({ lastPaidOn }) => <MediumDay value={lastPaidOn} /> },
];
