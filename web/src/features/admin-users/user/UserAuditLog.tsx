import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { auditActionNames } from '@padavu/domain/admin/audit-words';
import { CurrencyCode, PaymentInput } from '@padavu/domain/payment/payment';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { formatDay } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { z } from 'zod';
import { GrowingList } from '@/features/records/GrowingList.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useBrand } from '@/lib/brand.ts';
import { auditEntriesOf } from '@/features/admin-users/queries.ts';

/** The audit entries of an account, which the page calls its history: newest first, live, a page at a time. */
export function UserAuditLog({ uid }: { uid: string }) {
  return (
    <Panel title="History">
      <GrowingList
        buildQuery={(limit) => auditEntriesOf(uid, limit)}
        pageSize={10}
        loading="Loading history..."
        shapes={null}
        more="Show more"
      >
        {(entries) =>
          entries.length === 0 ? (
            <Typography color="textSecondary">No changes yet.</Typography>
          ) : (
            <Box component="ol" aria-label="History" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Box>
          )
        }
      </GrowingList>
    </Panel>
  );
}

function Entry({ entry }: { entry: ListedAuditEntry }) {
  const region = useBrand();
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.5, '& + li': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{titleOf(entry)}</Typography>
      {linesOf(entry, region).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {entry.actor.name}, <MediumMoment value={entry.at} />
      </Typography>
    </Box>
  );
}

/** A payment or refund in an audit entry: complete, or only the changed fields. */
const PaymentDetails = z.object({
  amount: z.number().optional().catch(undefined),
  price: z.number().optional().catch(undefined),
  /** Missing in older entries. */
  currency: CurrencyCode.optional().catch(undefined),
  method: PaymentInput.shape.method.optional().catch(undefined),
  receivedOn: z.iso.date().optional().catch(undefined),
  refundedOn: z.iso.date().optional().catch(undefined),
  note: z.string().optional().catch(undefined),
});
const WithPayment = z.object({ payment: PaymentDetails });

function titleOf({ action, before, after }: ListedAuditEntry): string {
  if (action === 'user.payment' && before !== null) return after ? 'Payment corrected' : 'Payment removed';
  if (action === 'user.refund' && before !== null) return after ? 'Refund corrected' : 'Refund removed';
  return auditActionNames[action];
}

/** The details of an entry, one per line. */
function linesOf({ action, before, after }: ListedAuditEntry, region: Region): string[] {
  const isOfPayment = action === 'user.payment' || action === 'user.refund';
  const parsed = (isOfPayment ? PaymentDetails : WithPayment).safeParse(after ?? before);
  if (!parsed.success) return [];
  const payment = 'payment' in parsed.data ? parsed.data.payment : parsed.data;
  const {
    amount,
    price = amount,
    currency = region.currency,
    method,
    receivedOn,
    refundedOn,
    note,
  } = payment;
  const paymentParts = [
    amount === undefined ? '' : formatMoney({ ...region, currency }, amount),
    price === undefined || price === amount
      ? ''
      : `agreed price ${formatMoney({ ...region, currency }, price)}`,
    method === undefined ? '' : `by ${paymentMethodLabels[method]}`,
    receivedOn === undefined ? '' : `received on ${formatDay(region, receivedOn)}`,
    refundedOn === undefined ? '' : `refunded on ${formatDay(region, refundedOn)}`,
  ];
  return [paymentParts.filter(Boolean).join(', '), note ? `Note: ${note}` : ''].filter(Boolean);
}
