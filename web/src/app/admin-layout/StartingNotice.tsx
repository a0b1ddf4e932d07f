import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { adminMessages } from '@padavu/domain/admin-messages';
import { useLate } from '@/lib/use-late.ts';
import { useOnline } from '@/lib/use-online.ts';

/**
 * Says why the admin area shows nothing when it opens without a network or an answer: the device keeps no copy of its
 * data.
 */
export function StartingNotice() {
  const online = useOnline();
  const { isLate } = useLate('session');
  const state = online ? isLate && adminMessages.area.noAnswer : adminMessages.area.offline;
  return (
    <Box role="status">
      {state && (
        <Alert role="presentation" severity="info" sx={{ marginBottom: 3 }}>
          {state} {adminMessages.area.nothingKept}
        </Alert>
      )}
    </Box>
  );
}
