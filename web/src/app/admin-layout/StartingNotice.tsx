import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect, useState } from 'react';
import { useOnline } from '@/lib/use-online.ts';

/**
 * Says why the admin area shows nothing when it opens without a network or an answer: the device keeps no copy of its
 * data.
 */
export function StartingNotice() {
  const online = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.delay.noAnswer);
    return () => clearTimeout(timer);
  }, []);
  const state = online ? isLate && messages.admin.noAnswer : messages.admin.offline;
  return (
    <Box role="status">
      {state && (
        <Alert role="presentation" severity="info" sx={{ marginBottom: 3 }}>
          {state} {messages.admin.nothingKept}
        </Alert>
      )}
    </Box>
  );
}
