import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PaymentClaimReply } from '@padavu/domain/payment/payment-claim';
import { useRef, useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { FileInput } from '@/components/FileInput.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useCommand } from '@/components/use-command.ts';
import { dropDraft, readDraft, storeDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { fetchOwnClaim, sendClaim } from './payment-claim.ts';
import type { ClaimOutcome, OwnClaim } from './payment-claim.ts';
import * as texts from './texts.ts';

type Refusal = Extract<ClaimOutcome, { state: 'refused' }>;

/**
 * The panel "I have paid": a person who waits for approval sends the transaction number, and sees what they sent
 * before.
 */
export function PaymentClaim({ uid }: { uid: string }) {
  const { live } = useFetched(['own-payment-claim'], fetchOwnClaim);
  const [sent, setSent] = useState<OwnClaim>();
  /**
   * `undefined` until the form or the button replaces the other, which then takes its focus, or somebody types: a form
   * in use stays when the claim arrives late.
   */
  const [isChanging, setChanging] = useState<boolean>();
  if (live.state === 'loading') return null;
  // After a failure the form shows, so that a claim can still be sent.
  const claim = sent ?? (live.state === 'ready' ? live.data : null);
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
          draft={{ owner: uid, form: 'payment-claim', record: 'new' }}
          before={claim?.number}
          hasPicture={claim?.hasPicture ?? false}
          takesFocus={isChanging === true}
          onType={() => setChanging(true)}
          onSent={(newClaim) => {
            setSent(newClaim);
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
  draft: DraftKey;
  /** The number that was sent before, to be corrected. */
  before: string | undefined;
  /** Whether a picture was sent before, which stays unless another one is chosen. */
  hasPicture: boolean;
  /** Whether the form replaces a button. */
  takesFocus: boolean;
  onType: () => void;
  onSent: (claim: OwnClaim) => void;
};

/**
 * A refusal keeps the number and the picture. The tab keeps the number until it is sent: a phone may unload the page
 * while its owner looks the number up in another app.
 */
function ClaimForm({ draft, before, hasPicture, takesFocus, onType, onSent }: ClaimFormProps) {
  const [typed] = useState(() => readDraft(draft, PaymentClaimReply.shape.number)?.typed);
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const problem = (field: Refusal['field']) => (refusal?.field === field ? refusal?.message : undefined);

  const { pending, run: send } = useCommand({
    send: () => {
      setRefusal(undefined);
      const number = new FormData(form.current ?? undefined).get('number');
      return sendClaim(typeof number === 'string' ? number : '', picture.current?.files?.[0]);
    },
    onDone: (outcome) => {
      if (outcome.state === 'refused') return setRefusal(outcome);
      dropDraft(draft);
      onSent(outcome.claim);
    },
  });

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={texts.iHavePaid}
      onInput={onType}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography>{texts.tellNumber}</Typography>
      <TextInput
        label={texts.transactionNumber}
        name="number"
        required
        autoComplete="off"
        autoFocus={takesFocus}
        defaultValue={typed ?? before}
        onChange={({ target }) => storeDraft(draft, { base: '', typed: target.value, version: null })}
        hint={texts.transactionHint}
        error={problem('number')}
      />
      <FileInput
        label={texts.picture}
        ref={picture}
        accept="image/*"
        hint={hasPicture ? texts.pictureStays : texts.pictureHint}
        error={problem('picture')}
      />
      <Box>
        <CommandButton type="submit" variant="outlined" size="large" pending={pending}>
          {pending ? texts.sending : texts.tellUs}
        </CommandButton>
      </Box>
      {/* Below the button, which stays under the pointer when the message goes. */}
      {refusal && refusal.field === undefined && <FormMessage kind="error">{refusal.message}</FormMessage>}
    </Box>
  );
}
