import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { useLate } from '@/lib/use-late.ts';
import { useOnline } from '@/lib/use-online.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';

/** Says that a page shows cached data because there is no network or the server does not answer. */
export function ConnectionNotice() {
  const online = useOnline();
  const isAnswering = useIsServerAnswering();
  const state = causeOf(online, isAnswering);
  return <Notice>{state && `${state} This is what was last loaded, and changes cannot be saved.`}</Notice>;
}

/**
 * Says why the admin area shows nothing when it opens without a network or a response: the device keeps no copy of its
 * data.
 */
export function StartingNotice() {
  const online = useOnline();
  const { isLate } = useLate('session');
  const state = causeOf(online, !isLate);
  return <Notice>{state && `${state} ${adminMessages.area.nothingKept}`}</Notice>;
}

const causeOf = (isOnline: boolean, isAnswering: boolean) =>
  isOnline ? !isAnswering && adminMessages.area.noResponse : adminMessages.area.offline;

/** Announces its text when it appears. */
function Notice({ children }: { children: string | false }) {
  return (
    <Box role="status">
      {children && (
        <Alert role="presentation" severity="info" sx={{ marginBottom: 3 }}>
          {children}
        </Alert>
      )}
    </Box>
  );
}

/**
 * Whether Firestore has confirmed the administrator's own account, or still has time to do so. The session listens to
 * that document anyway, and Firestore tells every listener when the network is lost.
 */
function useIsServerAnswering(): boolean {
  const { live } = useLiveDocument(userDocument(useStaffMember().uid));
  const isConfirmed = live.state === 'ready' && !live.fromCache;
  return !useLate(isConfirmed ? null : 'confirmation').isLate;
}
