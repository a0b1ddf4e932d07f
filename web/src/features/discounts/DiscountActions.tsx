import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Stack from '@mui/material/Stack';
import type { Discount } from '@padavu/domain/payment/discount';
import { discountInputMessages as texts } from '@padavu/domain/payment/discount-input';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { IconAction } from '@/components/IconAction.tsx';
import { CopyButton } from '@/components/CopyButton.tsx';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import { undoOf } from '@/features/audit-log/api.ts';
import { paths } from '@/lib/paths.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { deleteDiscount, updateDiscount } from './api.ts';

const failureReason = (error: unknown) => reasonOf(error, texts.failed);

/** The actions on a code: copy its link, edit it, switch it on or off, and delete it while it is unused. */
export function DiscountActions({ discount, onEdit }: { discount: Discount; onEdit: () => void }) {
  const { id, used } = discount;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: { lg: 'end' } }}>
      <CopyButton text={absoluteUrl(`${paths.register}?code=${id}`)} what={`the link with ${id}`} small />
      <IconAction title="Edit" label={`Edit ${id}`} onClick={onEdit} aria-haspopup="dialog">
        <EditOutlined />
      </IconAction>
      {used === 0 && <DeleteButton discount={discount} />}
      <SwitchButton discount={discount} />
    </Stack>
  );
}

function SwitchButton({ discount }: { discount: Discount }) {
  const { id: code, used: _, updatedAt, ...terms } = discount;
  const verb = terms.active ? 'Switch off' : 'Switch on';
  const { pending, run } = useCommand({
    send: () => updateDiscount({ code, ...terms, active: !terms.active }, updatedAt),
    done: () => ({ text: `${code} is switched ${terms.active ? 'off' : 'on'}.` }),
    failed: failureReason,
  });
  return (
    <CommandButton variant="outlined" pending={pending} onClick={run} aria-label={`${verb} ${code}`}>
      {verb}
    </CommandButton>
  );
}

function DeleteButton({ discount }: { discount: Discount }) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => deleteDiscount(discount),
    done: (auditId) => ({
      text: texts.deleted,
      undo: undoOf(auditId),
    }),
    failed: failureReason,
  });
  return (
    <>
      <IconAction title="Delete" label={`Delete ${discount.id}`} onClick={ask}>
        <DeleteOutlined />
      </IconAction>
      <ConfirmDialog {...dialog} question="Delete this discount code?" confirm="Delete">
        <strong>{discount.id}</strong> is good for nobody any more. Nobody has registered with it.
      </ConfirmDialog>
    </>
  );
}
