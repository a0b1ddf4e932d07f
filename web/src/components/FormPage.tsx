import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DiscardDialog } from './ConfirmDialog.tsx';
import { NewerVersionAlert, RefusalAlert, RestoredDraft } from './FormDialog.tsx';
import { InTwoLanguages } from './TwoLanguages.tsx';
import type { TwoLanguages } from './TwoLanguages.tsx';
import type { Saving } from './use-draft-form.ts';

type FormPageProps<V extends FieldValues, O> = {
  saving: Saving<V, O>;
  languages: TwoLanguages<V, O>;
  /** What to know before editing, as `Alert`s above the fields. */
  notes?: ReactNode;
  /** Reasons why the form cannot be saved, as `Alert`s beside the refusal above the buttons. */
  problem?: ReactNode;
  /** The submit buttons; `pending` while one of them saves. */
  buttons: (pending: boolean) => ReactNode;
  children: ReactNode;
};

/**
 * A form that is always on its page, with its buttons in view except in a very low window. Its draft is kept until it
 * is saved or discarded, also what is typed during a save.
 */
export function FormPage<V extends FieldValues, O>(props: FormPageProps<V, O>) {
  const { saving, languages, notes, problem, buttons, children } = props;
  const { draft, pending } = saving;
  const [isConfirming, setConfirming] = useState(false);

  const discard = () => {
    draft.discard();
    setConfirming(false);
  };
  return (
    <Stack component="form" noValidate onSubmit={saving.submit} spacing={3} sx={{ minWidth: 0 }}>
      {draft.isRestored && draft.isDirty && !draft.isOutdated && <RestoredDraft />}
      {notes}
      <InTwoLanguages {...languages}>{children}</InTwoLanguages>
      <Box sx={bar}>
        <GlobalStyles styles={clearance} />
        <Stack spacing={1}>
          {/* The listener sees this form's own save before the response arrives. */}
          {draft.isOutdated && draft.isDirty && !pending && <NewerVersionAlert onLoad={draft.loadRemote} />}
          {problem}
          <RefusalAlert {...saving} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {buttons(pending)}
            {draft.isDirty && (
              <Button
                color="inherit"
                onClick={pending ? undefined : () => setConfirming(true)}
                aria-disabled={pending}
              >
                Discard changes
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
      <DiscardDialog open={isConfirming} onDiscard={discard} onKeep={() => setConfirming(false)} />
    </Stack>
  );
}

/** A window of which the bar leaves enough: it can be 130 pixels high, and more with a problem. */
const hasRoom = '@media (min-height: 20rem)';

/** Keeps notices above the bar, and a focused field clear of it. */
const clearance = (theme: Theme) => ({
  [hasRoom]: { html: { '--foot': theme.spacing(10), scrollPaddingBlockEnd: theme.spacing(14) } },
});

const bar = {
  [hasRoom]: { position: 'sticky' },
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
