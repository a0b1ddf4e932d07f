import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { PaymentInput } from '@padavu/domain/payment';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { useSaving } from '@/components/use-saving.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { PaymentFields, PaymentForm } from './payment-fields.ts';
import { PaymentFieldset } from './PaymentFieldset.tsx';

type PaymentDialogProps = {
  title: string;
  /** Whose payment. */
  about: string;
  submit: string;
  place: DraftPlace;
  record: FormRecord<PaymentFields>;
  /** `version` is the one that the form is based on. */
  save: (payment: PaymentInput, version: Date | null) => Promise<void>;
  /** What to say when that fails, with the reason; it stays in the dialog with everything that was typed. */
  failed: (reason: string) => string;
  onSaved: () => void;
  onClose: () => void;
};

const resolver = zodResolver(PaymentForm);

/** The form of a payment that was made outside (specification 1). */
export function PaymentDialog(props: PaymentDialogProps) {
  const { title, about, submit, place, record, save, failed, onSaved, onClose } = props;
  const form = useDraftForm({ place, schema: PaymentFields, resolver, record });
  const {
    draft,
    refusal: problem,
    dismiss,
    send,
  } = useSaving(form, {
    save,
    refusalOf: (error) => failed(error instanceof Error ? error.message : String(error)),
    onSaved,
  });
  return (
    <FormDialog
      title={title}
      draft={draft}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
      problem={
        problem !== null && (
          <Alert severity="error" closeText="Dismiss" onClose={dismiss}>
            {problem}
          </Alert>
        )
      }
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <PaymentFieldset draft={draft} />
    </FormDialog>
  );
}
