import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { Drawing } from '@/components/Drawing.tsx';
import { WholePage } from '@/components/WholePage.tsx';

/** Says that the session could not be renewed, before the sign-in follows. */
export function SessionExpired({ onLogin }: { onLogin: () => void }) {
  return (
    <WholePage title={`${messages.adminLogin.refreshFailed} · ${brand.name}`}>
      <Drawing name="scene-waiting" width={260} />
      <Box role="alert">
        <Typography variant="h1">{messages.categories.sessionExpired}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {messages.adminLogin.refreshFailed}
        </Typography>
      </Box>
      <Button variant="contained" autoFocus onClick={onLogin}>
        {messages.categories.loginAgain}
      </Button>
    </WholePage>
  );
}
