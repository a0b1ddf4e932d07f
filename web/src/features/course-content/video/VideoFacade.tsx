import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { readVideo } from '@padavu/domain/video';
import { useId } from 'react';
import { clockTime } from './clock-time.ts';

type VideoFacadeProps = {
  url: string;
  title: string;
  /** Where the person stopped, in seconds. */
  resumeAt: number | undefined;
  onPlay: () => void;
};

/** A drawing with a play button in the video's place. */
export function VideoFacade({ url, title, resumeAt, onPlay }: VideoFacadeProps) {
  const note = useId();
  const from = resumeAt === undefined ? '' : `Goes on at ${clockTime(resumeAt)} · `;
  return (
    <>
      <ButtonBase
        aria-label={`Play video: ${title}`}
        aria-describedby={note}
        onClick={onPlay}
        sx={{
          position: 'absolute',
          inset: 0,
          '&.Mui-focusVisible': { outlineOffset: -6 },
          '&:hover .play, &.Mui-focusVisible .play': { bgcolor: 'common.white' },
        }}
      >
        <Box
          component="img"
          src="/assets/drawings/lesson.svg"
          alt=""
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
        <Box
          className="play"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: (theme) => ({ xs: theme.spacing(8), sm: theme.spacing(10) }),
            aspectRatio: '1',
            borderRadius: 1.5,
            cornerShape: 'notch',
            bgcolor: 'secondary.light',
            color: 'common.black',
            transition: 'background-color 150ms ease-out',
          }}
        >
          <PlayArrow sx={{ fontSize: '3rem' }} />
        </Box>
      </ButtonBase>
      <Typography
        id={note}
        variant="caption"
        sx={{
          position: 'absolute',
          pointerEvents: 'none',
          textAlign: 'center',
          insetInline: 0,
          bottom: 0,
          paddingBlock: 0.75,
          bgcolor: 'primary.light',
          color: 'text.primary',
        }}
      >
        {from}Plays from {videoSite(url)}
      </Typography>
    </>
  );
}

/** The name of the site that a video comes from, as people know it. */
function videoSite(url: string): string {
  const names = { youtube: 'YouTube', vimeo: 'Vimeo', other: undefined, none: undefined };
  return names[readVideo(url).kind] ?? new URL(url).hostname;
}
