import Box from '@mui/material/Box';
import { playerUrl } from '@padavu/domain/video';
import type { ComponentProps, ReactNode } from 'react';
import { TextInput } from '@/components/TextInput.tsx';
import { VideoThumbnail } from './VideoThumbnail.tsx';

type VideoFieldProps = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  videoUrl: string;
  /** What shows a video; nothing is asked of the video site before somebody plays it. */
  preview: (videoUrl: string) => ReactNode;
};

/** A lesson's video with its thumbnail, and the video itself, once an address is there (specification 2.15). */
export function VideoField({ videoUrl, preview, ...input }: VideoFieldProps) {
  const isThere = videoUrl.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <TextInput label="Video URL" hint="A link or an embed code of YouTube or Vimeo" {...input} />
      <Box sx={{ width: (theme) => theme.spacing(20) }}>
        <VideoThumbnail key={videoUrl} videoUrl={videoUrl} />
      </Box>
      {isThere && playerUrl(videoUrl) !== undefined && (
        <Box key={playerUrl(videoUrl)} role="group" aria-label="Video preview" sx={noWider}>
          {preview(videoUrl)}
        </Box>
      )}
    </Box>
  );
}

/** A frame that is at least so high would be wider than the dialog. */
const noWider = { minWidth: 0, '& > div': { minHeight: 0 } };
