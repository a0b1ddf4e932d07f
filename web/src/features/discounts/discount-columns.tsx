import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { discountState } from '@padavu/domain/payment/discount';
import type { Discount } from '@padavu/domain/payment/discount';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { MediumDay } from '@/components/MediumDate.tsx';
import type { Column } from '@/components/resource-list.ts';
import { Tag } from '@/components/Tag.tsx';

const reductionOf = ({ kind, value }: Discount, region: Region) =>
  kind === 'amount' ? formatMoney(region, value) : `${value}%`;

function coursesIn({ courseIds }: Discount, titles: ReadonlyMap<number, string>): string {
  if (courseIds === null) return 'All';
  return courseIds.map((id) => titles.get(id) ?? `Course ${id}`).join(', ') || 'None';
}

/**
 * @param titles of the courses, by id
 * @param today the current day in the school's time zone
 */
export const discountColumns = (
  titles: ReadonlyMap<number, string>,
  today: string,
  region: Region,
): readonly [Column<Discount>, ...Column<Discount>[]] => [
  {
    id: 'code',
    header: 'Code',
    cell: ({ id, note }) => (
      <>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {id}
        </Box>
        {note && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </>
    ),
  },
  { id: 'off', header: 'Takes off', cell: (discount) => reductionOf(discount, region) },
  { id: 'courses', header: 'Courses', width: '9rem', cell: (discount) => coursesIn(discount, titles) },
  {
    id: 'used',
    header: 'Used',
    cell: ({ used, limit }) => (limit === null ? String(used) : `${used} of ${limit}`),
  },
  {
    id: 'end',
    header: 'Last day',
    cell: ({ endsOn }) => (endsOn === null ? 'No end' : <MediumDay value={endsOn} />),
  },
  { id: 'state', header: 'State', cell: (discount) => <StateTag discount={discount} today={today} /> },
];

function StateTag({ discount, today }: { discount: Discount; today: string }) {
  const state = discountState(discount, today);
  switch (state) {
    case 'usable':
      return <Tag strong>Good</Tag>;
    case 'off':
      return <Tag>Switched off</Tag>;
    case 'not-yet':
      return (
        <Tag>
          From <MediumDay value={discount.startsOn ?? ''} />
        </Tag>
      );
    case 'ended':
      return <Tag>Ended</Tag>;
    case 'used-up':
      return <Tag>Used up</Tag>;
    default:
      return assertNever(state);
  }
}
