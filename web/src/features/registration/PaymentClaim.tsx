import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { controlStyles, Field } from '@/components/Field.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { OwnClaim, ClaimOutcome } from './payment-claim.ts';
import * as texts from './texts.ts';

/** The calls load with this panel, not with the sign-in page. */
const load = () => import('./payment-claim.ts');

type Refusal = Extract<ClaimOutcome, { state: 'refused' }>;

/**
 * The panel "I have paid": a person who waits for approval sends the transaction number, and sees what they sent
 * before.
 */
export function PaymentClaim() {
  const [claim, setClaim] = useState<OwnClaim | null>();
  /** `undefined` until the form or the button replaces the other, which then takes its focus. */
  const [isChanging, setChanging] = useState<boolean>();
  useEffect(() => {
    let isMounted = true;
    const show = (ownClaim: OwnClaim | null) => {
      if (isMounted) setClaim(ownClaim);
    };
    // After a failure the form shows, so that a claim can still be sent.
    load()
      .then(({ fetchOwnClaim }) => fetchOwnClaim())
      .then(show, () => show(null));
    return () => {
      isMounted = false;
    };
  }, []);
  if (claim === undefined) return null;
  return (
    <Panel title={texts.iHavePaid}>
      {claim && <ClaimSent claim={claim} />}
      {claim && !isChanging ? (
        <Box>
          <Button variant="outlined" autoFocus={isChanging === false} onClick={() => setChanging(true)}>
            {texts.correctIt}
          </Button>
        </Box>
      ) : (
        <ClaimForm
          hasPicture={claim?.hasPicture ?? false}
          takesFocus={isChanging === true}
          onSent={(newClaim) => {
            setClaim(newClaim);
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
      <FilledText
        text={hasPicture ? texts.claimSentWithPicture : texts.claimSent}
        values={{ moment: <MediumMoment value={sentAt} />, number: <strong>{number}</strong> }}
      />
    </Typography>
  );
}

type ClaimFormProps = {
  /** Whether a picture was sent before, which stays unless another one is chosen. */
  hasPicture: boolean;
  /** Whether the form replaces a button. */
  takesFocus: boolean;
  onSent: (claim: OwnClaim) => void;
};

/** A refusal keeps the number and the picture. */
function ClaimForm({ hasPicture, takesFocus, onSent }: ClaimFormProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState(false);
  const isSending = useRef(false);
  const picture = useRef<HTMLInputElement>(null);
  const problem = (field: Refusal['field']) => (refusal?.field === field ? refusal?.message : undefined);

  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setRefusal(undefined);
    const number = new FormData(form).get('number');
    const file = picture.current?.files?.[0];
    const failure: Refusal = { state: 'refused', message: texts.failed };
    const outcome = await load()
      .then(({ sendClaim }) => sendClaim(typeof number === 'string' ? number : '', file))
      .catch(() => failure);
    isSending.current = false;
    setPending(false);
    if (outcome.state === 'sent') onSent(outcome.claim);
    else setRefusal(outcome);
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
        autoFocus={takesFocus}
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
      <Box>
        <Button type="submit" variant="outlined" size="large" aria-disabled={pending} aria-busy={pending}>
          {pending ? texts.sending : texts.tellUs}
        </Button>
      </Box>
      {/* Below the button, which stays under the pointer when the message goes. */}
      {refusal && refusal.field === undefined && <FormMessage kind="error">{refusal.message}</FormMessage>}
    </Box>
  );
}
