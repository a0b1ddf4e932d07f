import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { controlStyles, Field } from '@/components/Field.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { OwnClaim, Sent } from './payment-claim.ts';

/** Sending loads with this panel, not with the sign-in page. */
const load = () => import('./payment-claim.ts');

type Refused = Extract<Sent, { state: 'refused' }>;

/** "I have paid": where somebody who waits gives the transaction number, and reads what was given before. */
export function PaymentClaim() {
  const [claim, setClaim] = useState<OwnClaim | null>();
  const [changing, setChanging] = useState(false);
  useEffect(() => {
    let isShown = true;
    const show = (known: OwnClaim | null) => {
      if (isShown) setClaim(known);
    };
    // Whoever has no answer can still say it, or say it again.
    load()
      .then(({ fetchOwnClaim }) => fetchOwnClaim())
      .then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, []);
  if (claim === undefined) return null;
  return (
    <Panel title="I have paid">
      {claim && <Told claim={claim} />}
      {claim && !changing ? (
        <Box>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            Correct it
          </Button>
        </Box>
      ) : (
        <ClaimForm
          hasPicture={claim?.hasPicture ?? false}
          onSent={(sent) => {
            setClaim(sent);
            setChanging(false);
          }}
        />
      )}
    </Panel>
  );
}

function Told({ claim: { number, sentAt, hasPicture } }: { claim: OwnClaim }) {
  return (
    <Typography role="status">
      You told us on <MediumMoment value={sentAt} />: transaction number <strong>{number}</strong>
      {hasPicture && ', with a picture of the receipt'}. We check it and let you in.
    </Typography>
  );
}

type ClaimFormProps = {
  /** Whether a picture was sent before, which stays unless another one is chosen. */
  hasPicture: boolean;
  onSent: (claim: OwnClaim) => void;
};

/** A refusal leaves what was typed and chosen. */
function ClaimForm({ hasPicture, onSent }: ClaimFormProps) {
  const [refused, setRefused] = useState<Refused>();
  const [pending, setPending] = useState(false);
  const isSending = useRef(false);
  const picture = useRef<HTMLInputElement>(null);
  const problem = (field: Refused['field']) => (refused?.field === field ? refused?.message : undefined);

  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setRefused(undefined);
    const number = new FormData(form).get('number');
    const chosen = picture.current?.files?.[0];
    const failed: Refused = { state: 'refused', message: 'That did not work. Please try again.' };
    const sent = await load()
      .then(({ sendClaim }) => sendClaim(typeof number === 'string' ? number : '', chosen))
      .catch(() => failed);
    isSending.current = false;
    setPending(false);
    if (sent.state === 'sent') onSent(sent.claim);
    else setRefused(sent);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="I have paid"
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography>Tell us the number of your payment, and we find it sooner.</Typography>
      <TextInput
        label="Transaction number"
        name="number"
        autoComplete="off"
        hint="Your app shows it with the payment, as UTR, UPI Ref No or reference"
        error={problem('number')}
      />
      <Field
        label="Picture of the receipt (optional)"
        hint={
          hasPicture
            ? 'The one that you sent stays unless you choose another. Only administrators see it.'
            : 'A screenshot of the payment, for example. Only administrators see it.'
        }
        error={problem('picture')}
      >
        {(control) => (
          <Box
            component="input"
            ref={picture}
            type="file"
            accept="image/*"
            {...control}
            sx={[controlStyles, { paddingBlock: 1 }]}
          />
        )}
      </Field>
      {refused && refused.field === undefined && <FormMessage kind="error">{refused.message}</FormMessage>}
      <Box>
        <Button type="submit" variant="outlined" size="large" aria-disabled={pending} aria-busy={pending}>
          {pending ? 'Sending...' : 'Tell us'}
        </Button>
      </Box>
    </Box>
  );
}
