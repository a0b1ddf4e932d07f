import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { securityMessages as texts } from '@padavu/domain/user/security';
import { ActionButton } from '@/components/ActionButton.tsx';
import { finishSignIn } from '@/lib/session/second-factor.ts';
import type { SecondFactorChallenge } from '@/lib/session/sign-in.ts';
import { CodeField, useCodeForm } from './CodeField.tsx';

/** Asks for the authenticator app's code after a correct password. */
export function SecondFactorForm({ error, settle }: SecondFactorChallenge) {
  const { pending, submit, field } = useCodeForm(async (code) => settle(await finishSignIn(error, code)));
  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.codeTitle}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography>{texts.codeIntro}</Typography>
      <CodeField {...field} autoFocus />
      <ActionButton type="submit" disabled={pending}>
        {pending ? texts.verifying : texts.verify}
      </ActionButton>
      <Button color="inherit" onClick={() => settle(null)}>
        {texts.back}
      </Button>
    </Box>
  );
}
