import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BookEntry } from '@padavu/domain/payment/book-entry';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { MediumDay } from '@/components/MediumDate.tsx';
import type { Column } from '@/components/resource-list.ts';
import { Tag } from '@/components/Tag.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { adminUserPath, paths } from '@/lib/paths.ts';
import { personName } from './books-table.ts';

/** The columns of the list of payments; `region` formats the amounts. */
export const paymentColumns = (region: Region): readonly [Column<BookEntry>, ...Column<BookEntry>[]] => [
  { id: 'person', header: 'Name and course', cell: ({ person }) => <Person person={person} /> },
  { id: 'day', header: 'Day', cell: ({ day }) => <MediumDay value={day} /> },
  {
    id: 'receipt',
    header: 'Receipt',
    cell: ({ receiptNumber }) => receiptNumber || '—',
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    cell: (entry) => <Amount entry={entry} region={region} />,
  },
  {
    id: 'method',
    header: 'Method and note',
    width: '10rem',
    cell: ({ method, note }) => (
      <>
        {paymentMethodLabels[method]}
        {note && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
      </>
    ),
  },
  {
    id: 'recordedBy',
    header: 'Recorded by',
    width: '7rem',
    cell: ({ recordedBy }) => recordedBy?.name ?? '—',
  },
];

/** The name leads to where the account is now. */
function Person({ person }: { person: BookEntry['person'] }) {
  const { id, course, account } = person;
  const to = account === 'open' ? adminUserPath(id) : paths.adminTrash;
  return (
    <NameAndCourse
      name={personName(person)}
      course={course}
      to={account === 'gone' ? undefined : to}
      tag={account === 'trash' && 'Deleted'}
    />
  );
}

type NameAndCourseProps = {
  name: string;
  course: string;
  /** The page of the account, if there is one. */
  to: string | undefined;
  tag: string | false;
};

/** The name of who paid, with a tag beside it, and the course below. */
export function NameAndCourse({ name, course, to, tag }: NameAndCourseProps) {
  return (
    <>
      {to === undefined ? (
        <Typography color="textSecondary">{name}</Typography>
      ) : (
        <TextLink to={to} quiet sx={[tapArea, { fontWeight: 650, overflowWrap: 'anywhere' }]}>
          {name}
        </TextLink>
      )}
      {tag && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <Tag>{tag}</Tag>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {course}
      </Typography>
    </>
  );
}

function Amount({ entry: { kind, amount, currency }, region }: { entry: BookEntry; region: Region }) {
  const money = formatMoney({ ...region, currency }, amount);
  if (kind === 'payment') return <strong>{money}</strong>;
  return (
    <>
      <Tag>Refund</Tag> <strong>{`−${money}`}</strong>
    </>
  );
}
