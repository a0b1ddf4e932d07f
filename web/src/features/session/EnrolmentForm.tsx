import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { securityMessages as texts } from '@padavu/domain/user/security';
import { CommandButton } from '@/components/CommandButton.tsx';
import { CopyButton } from '@/components/CopyButton.tsx';
import { QrCode } from '@/components/QrCode.tsx';
import type { Enrolment } from '@/lib/session/second-factor.ts';
import { CodeField, useCodeForm } from './CodeField.tsx';

type EnrolmentFormProps = { enrolment: Enrolment; onDone: () => void; onCancel: () => void };

/** The key for an authenticator app, as QR code and text, and the field for the first code. */
export function EnrolmentForm({ enrolment, onDone, onCancel }: EnrolmentFormProps) {
  const { pending, submit, field } = useCodeForm(async (code) => {
    await enrolment.confirm(code);
    onDone();
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label={texts.setUp}
      spacing={2}
      sx={{ maxWidth: 420 }}
      onSubmit={submit}
    >
      <Typography>{texts.scan}</Typography>
      <QrCode text={enrolment.address} label={texts.picture} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography>
          {texts.key}: <Box component="code">{enrolment.secret}</Box>
        </Typography>
        <CopyButton small what="key" text={enrolment.secret} />
      </Stack>
      <CodeField {...field} />
      <Stack direction="row" spacing={1}>
        <CommandButton type="submit" variant="contained" pending={pending}>
          {texts.verify}
        </CommandButton>
        <Button color="inherit" onClick={onCancel}>
          {texts.back}
        </Button>
      </Stack>
    </Stack>
  );
}
