import Box from '@mui/material/Box';
import { assertNever } from '@padavu/domain/values/assert-never';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { videoThumbnail } from '@padavu/domain/course/video';
import { useState } from 'react';

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'primary.light',
  color: 'text.secondary',
  typography: 'caption',
  textAlign: 'center',
} as const;

/** The first frame of a lesson's video, or a text instead. */
export function VideoThumbnail({ videoUrl }: { videoUrl: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const thumbnail = videoThumbnail(videoUrl);
  switch (thumbnail.kind) {
    case 'image':
      return thumbnail.url === brokenUrl ? (
        <Box sx={frame}>{learnerMessages.video.noThumbnail}</Box>
      ) : (
        <Box
          component="img"
          src={thumbnail.url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(thumbnail.url)}
          sx={frame}
        />
      );
    case 'placeholder':
      return <Box sx={frame}>{thumbnail.text}</Box>;
    default:
      return assertNever(thumbnail);
  }
}
