import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useActionState, useId } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import * as texts from '@/features/public-site/texts.ts';
import type { SignUpOutcome } from './sign-up.ts';

/** The call and its schemas load on submit, because no page needs them before. */
async function submit(_previous: SignUpOutcome, form: FormData): Promise<SignUpOutcome> {
  const entry = form.get('email');
  const email = typeof entry === 'string' ? entry : '';
  try {
    const { signUp } = await import('./sign-up.ts');
    return await signUp(email);
  } catch {
    return { message: texts.didNotGoThrough, email };
  }
}

/** One required address, validated by the browser. It needs a script, so it is hidden without one. */
export function NewsletterForm() {
  const [outcome, action, sending] = useActionState(submit, { message: '', email: '' });
  const id = useId();
  return (
    <Box component="form" action={action} aria-labelledby={`${id}-heading`} sx={frame}>
      <Box>
        <Typography id={`${id}-heading`} component="h2" variant="h3">
          {texts.newsletterTitle}
        </Typography>
        <Typography sx={{ color: 'scene.mist' }}>{texts.newsletterLead}</Typography>
      </Box>
      <Box>
        <Typography
          component="label"
          htmlFor={id}
          variant="body2"
          sx={{ display: 'block', marginBottom: 0.5 }}
        >
          {texts.emailAddress}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Box
            component="input"
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={outcome.email}
            sx={field}
          />
          <ActionButton type="submit" variant="brass" disabled={sending}>
            {sending ? texts.subscribing : texts.subscribe}
          </ActionButton>
        </Box>
        <Typography
          role="status"
          variant="body2"
          sx={{ minHeight: '1.6em', marginTop: 1, color: 'scene.brass' }}
        >
          {outcome.message}
        </Typography>
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'start',
  gap: { xs: 2, md: 5 },
  borderBlock: 1,
  borderColor: 'scene.leaf',
  paddingBlock: 4,
  marginBlock: { xs: 4, md: 6 },
  '@media (scripting: none)': { display: 'none' },
} as const;

const field = {
  flex: '1 1 14rem',
  minWidth: 0,
  minHeight: 52,
  paddingInline: 2,
  border: 1,
  borderColor: 'scene.mist',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'scene.cloth',
  color: 'scene.night',
  font: 'inherit',
} as const;
