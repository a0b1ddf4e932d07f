import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { Drawing } from '@/components/Drawing.tsx';

/** Says that the session could not be renewed, before the sign-in follows (specification 8, "Admin auth"). */
export function SessionExpired({ onLogin }: { onLogin: () => void }) {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        flexGrow: 1,
        gap: 2,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <title>{`${messages.adminLogin.refreshFailed} · ${brand.name}`}</title>
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
    </Box>
  );
}
