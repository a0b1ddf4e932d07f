import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { alertWithActions } from './alert-styles.ts';
import { CommandButton } from './CommandButton.tsx';
import { DiscardDialog } from './ConfirmDialog.tsx';
import { SettledDialog } from './SettledDialog.tsx';
import type { Saving } from './use-draft-form.ts';

type FormDialogProps<V extends FieldValues, O> = {
  title: string;
  saving: Saving<V, O>;
  /** The label of the save button. */
  submit: string;
  /** Reasons why the form cannot be saved, as `Alert`s beside the refusal above the buttons. */
  problem?: ReactNode;
  /** Closes the dialog, saved or not. Unsaved input has been confirmed as discarded. */
  onClose: () => void;
  /** Content beside the fields, or below them on narrow screens. */
  aside?: ReactNode;
  /** The fields are shown beside those of another language. */
  inTwoLanguages?: boolean;
  children: ReactNode;
};

/** Keeps notices above the buttons, which are at the bottom of the screen in full-screen mode. */
const clearance = (theme: Theme) => ({ html: { '--foot': theme.spacing(10) } });

/**
 * A form in a dialog. A stray click or key, a reload, an expired session and somebody else's save all leave the input
 * intact.
 */
export function FormDialog<V extends FieldValues, O>(props: FormDialogProps<V, O>) {
  const { title, saving, submit, problem, onClose, aside, inTwoLanguages = false, children } = props;
  const { draft, pending } = saving;
  const [isConfirming, setConfirming] = useState(false);
  const wholeScreen = useWholeScreen();

  const close = () => {
    if (pending) return;
    if (draft.isDirty) setConfirming(true);
    else onClose();
  };
  const discard = () => {
    draft.drop();
    setConfirming(false);
    onClose();
  };
  return (
    <SettledDialog
      open
      onClose={close}
      fullWidth
      maxWidth={aside && inTwoLanguages ? 'xl' : aside || inTwoLanguages ? 'lg' : 'sm'}
      {...wholeScreen}
    >
      {wholeScreen.fullScreen && <GlobalStyles styles={clearance} />}
      <Box component="form" noValidate onSubmit={saving.submit} sx={{ display: 'contents' }}>
        <Stack direction="row" sx={{ alignItems: 'center', paddingInlineEnd: 2 }}>
          <DialogTitle sx={{ flex: 1, minWidth: 0, paddingBlock: 2 }}>{title}</DialogTitle>
          <IconButton aria-label="Close" onClick={close}>
            <Close />
          </IconButton>
        </Stack>
        {/* The dividers show that a field that is cut off at them continues. The scroll padding brings an invalid field
            into view with its label and note. */}
        <DialogContent dividers sx={{ paddingInline: 3, paddingBlock: 2.5, scrollPaddingBlock: '3rem' }}>
          <Box sx={aside ? twoColumns : undefined}>
            <Stack spacing={2.5}>
              {draft.isRestored && draft.isDirty && !draft.isOutdated && <RestoredDraft />}
              {children}
            </Stack>
            {aside && <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start' }}>{aside}</Box>}
          </Box>
        </DialogContent>
        <Stack spacing={1} sx={{ paddingInline: 3, paddingTop: 2, '&:empty': { display: 'none' } }}>
          {draft.isOutdated && <NewerVersionAlert onLoad={draft.loadRemote} />}
          {problem}
          <RefusalAlert {...saving} />
        </Stack>
        <DialogActions sx={{ paddingInline: 3, paddingBlock: 2 }}>
          <Button onClick={close} color="inherit" aria-disabled={pending}>
            Cancel
          </Button>
          <CommandButton type="submit" variant="contained" pending={pending}>
            {submit}
          </CommandButton>
        </DialogActions>
      </Box>
      <DiscardDialog open={isConfirming} onDiscard={discard} onKeep={() => setConfirming(false)} />
    </SettledDialog>
  );
}

const twoColumns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/**
 * The props that make a form dialog fill a phone's screen without stepped corners and outlines, which need space around
 * them.
 */
function useWholeScreen() {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return { fullScreen, slotProps: fullScreen ? { paper: { sx: { border: 0, borderRadius: 0 } } } : {} };
}

/** Says that a form shows a draft that a reload or an expired session left behind. */
export function RestoredDraft() {
  return <Alert severity="info">Your unsaved changes are back.</Alert>;
}

/** Offers to load the latest version of the record of a form. */
export function NewerVersionAlert({ onLoad }: { onLoad: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={alertWithActions}
      action={
        <Button color="inherit" onClick={onLoad}>
          Load the latest version
        </Button>
      }
    >
      Someone else has changed this in the meantime. Your edits are kept.
    </Alert>
  );
}

/** Shows why a form was not saved, until it is dismissed. */
export function RefusalAlert({
  refusal,
  dismiss,
}: Pick<Saving<FieldValues, unknown>, 'refusal' | 'dismiss'>) {
  return (
    refusal && (
      <Alert severity="error" closeText="Dismiss" onClose={dismiss}>
        {refusal.title !== undefined && <AlertTitle>{refusal.title}</AlertTitle>}
        {refusal.message}
      </Alert>
    )
  );
}
