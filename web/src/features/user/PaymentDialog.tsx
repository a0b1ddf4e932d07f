import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { PaymentInput, paymentMethodLabels, paymentMethods, schoolDay } from '@padavu/domain/payment';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CommandButton } from '@/components/CommandButton.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useWholeScreen } from '@/components/use-whole-screen.ts';
import type { PaymentFields } from './payment-fields.ts';

type PaymentDialogProps = {
  title: string;
  /** Whose payment. */
  about: string;
  submit: string;
  initial: PaymentFields;
  onSubmit: (payment: PaymentInput) => Promise<void>;
  /** What to say when that fails, with the reason; it stays in the dialog with everything that was typed. */
  failed: (reason: string) => string;
  onClose: () => void;
};

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

/** The form of a payment that was made outside (specification 1). */
export function PaymentDialog(props: PaymentDialogProps) {
  const { title, about, submit, initial, onSubmit, failed, onClose } = props;
  const id = useId();
  const wholeScreen = useWholeScreen();
  const [today] = useState(() => schoolDay(new Date()));
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<PaymentFields, unknown, PaymentInput>({
    resolver: zodResolver(PaymentInput),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const send = async (payment: PaymentInput) => {
    setProblem(undefined);
    try {
      await onSubmit(payment);
    } catch (error) {
      setProblem(failed(error instanceof Error ? error.message : String(error)));
    }
  };
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      open
      onClose={(_event, cause) => cause === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth="xs"
      {...wholeScreen}
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={{ paddingTop: 3 }}>
        {title}
      </DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void handleSubmit(send)(event);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
      >
        <DialogContent sx={{ paddingTop: 0 }}>
          <Stack spacing={2.5}>
            <Typography color="textSecondary">{about}</Typography>
            <TextInput
              label="Amount"
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              hint="In whole rupees"
              error={errors.amount?.message}
              {...register('amount')}
            />
            <SelectInput
              label="Paid by"
              options={methods}
              error={errors.method?.message}
              {...register('method')}
            />
            <TextInput
              label="Received on"
              type="date"
              max={today}
              error={errors.receivedOn?.message}
              {...register('receivedOn')}
            />
            <TextAreaInput
              label="Note"
              rows={2}
              hint={`For administrators alone, at most ${limits.payment.note} characters`}
              error={errors.note?.message}
              {...register('note')}
            />
            {problem && <FormMessage kind="error">{problem}</FormMessage>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ padding: 3, paddingTop: 1 }}>
          <Button onClick={close} color="inherit" aria-disabled={isSubmitting}>
            Cancel
          </Button>
          <CommandButton type="submit" variant="contained" pending={isSubmitting}>
            {submit}
          </CommandButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
