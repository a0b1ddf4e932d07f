import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { Spinner } from '@/components/Spinner.tsx';
import { VideoFrame } from './VideoFrame.tsx';

/** The place of the video while it is awaited (specification 2.18). */
export function WaitingVideo() {
  return (
    <VideoFrame>
      <VideoNotice />
    </VideoFrame>
  );
}

export function VideoNotice() {
  return (
    <Stack
      role="status"
      spacing={2}
      sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}
    >
      <Spinner />
      <Typography color="textSecondary">{messages.lessonViewer.loadingVideo}</Typography>
    </Stack>
  );
}
