import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LoadingView } from '@/components/StateView.tsx';
import { endSession } from '@/lib/session/store.ts';

/** While it is found out whether the person who was here before still is; without a network that can take long. */
export function OpeningView() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <LoadingView text="Opening your account..." />
      <Button onClick={() => void endSession()}>Use another account</Button>
    </Box>
  );
}
