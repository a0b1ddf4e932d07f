import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Drawing } from '@/components/Drawing.tsx';
import { VideoFrame } from './VideoFrame.tsx';

/** In a video's place while there is no network: nobody presses play in vain. */
export function OfflineVideo() {
  return (
    <VideoFrame>
      <Stack
        role="note"
        spacing={1.5}
        sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', padding: 2 }}
      >
        <Drawing name="scene-offline" width="30%" />
        <Typography sx={{ textAlign: 'center' }}>
          Videos need the network. The text of this lesson is here.
        </Typography>
      </Stack>
    </VideoFrame>
  );
}
