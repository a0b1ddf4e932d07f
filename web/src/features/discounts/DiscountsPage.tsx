import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Discount } from '@padavu/domain/payment/discount';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { schoolDay } from '@padavu/domain/school/school-day';
import { useState } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { coursesById } from '@/features/course-content/queries.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { useBrand } from '@/lib/brand.ts';
import { dataOf, mapRead } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { discountColumns } from './discount-columns.tsx';
import { DiscountActions } from './DiscountActions.tsx';
import { DiscountDialog, discountDrafts, newDiscount } from './DiscountDialog.tsx';
import { listedDiscounts } from './queries.ts';

/** The discount codes of the school (docs/decisions/131). */
export function DiscountsPage() {
  const { uid } = useStaffMember();
  const discounts = useLiveQuery(listedDiscounts);
  const courses = dataOf(useLiveQuery(coursesById(discountLimits.courses))) ?? [];
  /** The code whose dialog is open; `newDiscount` for a new one. */
  const [openCode, setOpenCode] = useState<string | null>(null);
  const close = () => setOpenCode(null);
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.area.discounts}>
        <Button
          variant="contained"
          startIcon={<Add />}
          onClick={() => setOpenCode(newDiscount)}
          aria-haspopup="dialog"
        >
          Add New Discount Code
        </Button>
      </PageHeading>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        A code makes a registration cheaper, and each registration is one use. The person keeps the price of
        that moment, whatever becomes of the code.
      </Typography>
      {openCode === null && (
        <DraftNotice
          owner={uid}
          form={discountDrafts}
          describe={(record) =>
            record === newDiscount
              ? 'You have an unsaved new discount code.'
              : `You have unsaved changes to the discount code ${record}.`
          }
          onContinue={setOpenCode}
        />
      )}
      <QueryState
        query={discounts.live}
        onRetry={discounts.retry}
        loading="Loading the discount codes..."
        shapes={<RowShapes framed />}
      >
        {({ data }) => <DiscountList discounts={data} titles={titlesOf(courses)} onEdit={setOpenCode} />}
      </QueryState>
      {openCode === newDiscount && <DiscountDialog discount={null} courses={courses} onClose={close} />}
      {openCode !== null && openCode !== newDiscount && (
        <RecordDialog
          key={openCode}
          title={`Discount code ${openCode}`}
          {...mapRead(discounts, (all) => all.find(({ id }) => id === openCode) ?? null)}
          draftKey={{ owner: uid, form: discountDrafts, record: openCode }}
          onClose={close}
        >
          {(discount) => <DiscountDialog discount={discount} courses={courses} onClose={close} />}
        </RecordDialog>
      )}
    </Stack>
  );
}

const titlesOf = (courses: readonly { id: number; title: string }[]) =>
  new Map(courses.map(({ id, title }) => [id, title]));

type DiscountListProps = {
  discounts: readonly Discount[];
  /** The titles of the courses, by id. */
  titles: ReadonlyMap<number, string>;
  onEdit: (code: string) => void;
};

function DiscountList({ discounts, titles, onEdit }: DiscountListProps) {
  const region = useBrand();
  const [now] = useState(serverNow);
  return (
    <ResourceTable
      label={adminMessages.area.discounts}
      columns={discountColumns(titles, schoolDay(region, now), region)}
      rows={discounts}
      keyOf={({ id }) => id}
      status={discounts.length > 0 ? pluralize(discounts.length, 'discount code') : ''}
      empty={
        <EmptyState title="No discount codes yet" onClear={null}>
          Make one, and give it to people or share its link.
        </EmptyState>
      }
      actions={(discount) => <DiscountActions discount={discount} onEdit={() => onEdit(discount.id)} />}
    />
  );
}
