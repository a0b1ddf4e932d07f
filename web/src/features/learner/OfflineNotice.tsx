import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Note } from '@/components/Note.tsx';
import { useOnline } from '@/lib/use-online.ts';

/** Says while there is no network what still works, and what does not. It stands there before it has something to say. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <Container maxWidth="lg" sx={{ paddingTop: 2 }}>
          <Note role="presentation" glyph="offline">
            <strong>You are offline.</strong> Your course and your progress are on this device. What you
            complete is sent when the network is back. Videos need the network.
          </Note>
        </Container>
      )}
    </Box>
  );
}
