import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { controlStyles, Field } from '@/components/Field.tsx';
import { Filled } from '@/components/Filled.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { OwnClaim, ClaimOutcome } from './payment-claim.ts';
import * as texts from './texts.ts';

/** Sending loads with this panel, not with the sign-in page. */
const load = () => import('./payment-claim.ts');

type Refused = Extract<ClaimOutcome, { state: 'refused' }>;

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
    <Panel title={texts.iHavePaid}>
      {claim && <ClaimSent claim={claim} />}
      {claim && !changing ? (
        <Box>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {texts.correctIt}
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

function ClaimSent({ claim: { number, sentAt, hasPicture } }: { claim: OwnClaim }) {
  return (
    <Typography role="status">
      <Filled
        text={hasPicture ? texts.claimSentWithPicture : texts.claimSent}
        values={{ moment: <MediumMoment value={sentAt} />, number: <strong>{number}</strong> }}
      />
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
    const failed: Refused = { state: 'refused', message: texts.failed };
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
      aria-label={texts.iHavePaid}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography>{texts.tellNumber}</Typography>
      <TextInput
        label={texts.transactionNumber}
        name="number"
        autoComplete="off"
        hint={texts.transactionHint}
        error={problem('number')}
      />
      <Field
        label={texts.picture}
        hint={hasPicture ? texts.pictureStays : texts.pictureHint}
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
          {pending ? texts.sending : texts.tellUs}
        </Button>
      </Box>
    </Box>
  );
}
