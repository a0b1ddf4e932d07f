import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { LessonReply } from '@padavu/domain/course/lesson';
import { clockTime } from '@padavu/domain/values/clock-time';
import { playerUrl, readVideo } from '@padavu/domain/course/video';
import type { Playback } from '@padavu/domain/learning/watching';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Drawing } from '@/components/Drawing.tsx';
import { Note } from '@/components/Note.tsx';
import * as texts from '@/features/course-content/texts.ts';
import { language } from '@/lib/language.ts';
import { useOnline } from '@/lib/use-online.ts';
import { VideoNotice, VideoPlayer } from './VideoPlayer.tsx';
import type { VideoControl } from './VideoPlayer.tsx';

type LessonVideoProps = {
  /** One that was locked when it was sent may have opened since, and has its video with the next response. */
  lesson: Pick<LessonReply, 'videoUrl' | 'locked'>;
  title: string;
  /** Where the person stopped, in seconds. */
  resumeAt?: number | undefined;
  onPlayback?: (playback: Playback) => void;
  /** Plays from a position, in seconds. */
  ref?: Ref<VideoControl>;
};

/** A lesson's video. Until the person presses play, nothing is requested from the video site. */
export function LessonVideo({ lesson, title, resumeAt, onPlayback = ignore, ref }: LessonVideoProps) {
  /** The player's address when play was pressed. A position that is stored later must not restart the player. */
  const [playingUrl, setPlayingUrl] = useState<string | null>(null);
  const online = useOnline();
  const player = useRef<VideoControl>(null);
  const play = (position: number | undefined) =>
    setPlayingUrl(playerAddress(lesson.videoUrl, position) ?? null);
  useImperativeHandle(ref, () => ({
    seek(position) {
      if (playingUrl !== null) player.current?.seek(position);
      else if (online) play(position);
    },
  }));
  const url = playerUrl(lesson.videoUrl);
  if (url === undefined && !lesson.locked) {
    return <Note role="note">{texts.noVideo}</Note>;
  }
  if (playingUrl === null && !online) return <OfflineVideo />;
  return (
    <VideoFrame>
      {url === undefined ? (
        <VideoNotice />
      ) : playingUrl === null ? (
        <VideoFacade url={url} title={title} resumeAt={resumeAt} onPlay={() => play(resumeAt)} />
      ) : (
        <VideoPlayer
          ref={player}
          videoUrl={lesson.videoUrl}
          address={playingUrl}
          title={title}
          onPlayback={onPlayback}
        />
      )}
    </VideoFrame>
  );
}

const ignore = () => {};

/** Replaces the video while there is no network to play it. */
function OfflineVideo() {
  return (
    <VideoFrame>
      <Stack
        role="note"
        spacing={1.5}
        sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', padding: 2 }}
      >
        <Drawing name="scene-offline" width="30%" />
        <Typography sx={{ textAlign: 'center' }}>{texts.videosNeedNetwork}</Typography>
      </Stack>
    </VideoFrame>
  );
}

/**
 * The address of a player that starts the video at once, at a position in seconds, and reports its playback.
 * `undefined` if there is nothing to play.
 */
function playerAddress(videoUrl: string, startAt: number | undefined): string | undefined {
  const address = playerUrl(videoUrl);
  if (address === undefined) return undefined;
  const url = new URL(address);
  const { kind } = readVideo(videoUrl);
  switch (kind) {
    case 'youtube':
      if (startAt !== undefined) url.searchParams.set('start', String(Math.floor(startAt)));
      url.searchParams.set('autoplay', '1');
      url.searchParams.set('rel', '0');
      url.searchParams.set('hl', language);
      url.searchParams.set('enablejsapi', '1');
      url.searchParams.set('origin', location.origin);
      return url.href;
    case 'vimeo':
      if (startAt !== undefined) url.hash = `t=${Math.floor(startAt)}s`;
      url.searchParams.set('autoplay', '1');
      // Asks Vimeo not to track the person.
      url.searchParams.set('dnt', '1');
      return url.href;
    case 'none':
    case 'other':
      return url.href;
    default:
      return assertNever(kind);
  }
}

/** The 16:9 space of a lesson's video, at least 400 px high on wide screens. */
function VideoFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        displayPrint: 'none',
        position: 'relative',
        aspectRatio: '16 / 9',
        width: '100%',
        minHeight: (theme) => ({ md: theme.spacing(50) }),
        overflow: 'hidden',
        bgcolor: 'primary.light',
        borderRadius: 2,
        cornerShape: 'notch',
      }}
    >
      {children}
    </Box>
  );
}

type VideoFacadeProps = {
  url: string;
  title: string;
  /** Where the person stopped, in seconds. */
  resumeAt: number | undefined;
  onPlay: () => void;
};

/** A drawing with a play button where the video will be. */
function VideoFacade({ url, title, resumeAt, onPlay }: VideoFacadeProps) {
  const note = useId();
  const site = videoSite(url);
  return (
    <>
      <ButtonBase
        aria-label={fillPlaceholders(texts.playVideo, { title })}
        aria-describedby={note}
        onClick={onPlay}
        sx={{
          position: 'absolute',
          inset: 0,
          '&.Mui-focusVisible': { outlineOffset: -6 },
          '&:hover + * .play, &.Mui-focusVisible + * .play': { bgcolor: 'common.white' },
        }}
      >
        <Box
          component="img"
          src="/assets/drawings/lesson.svg"
          alt=""
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      </ButtonBase>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) auto / 1fr',
          placeItems: 'center',
          pointerEvents: 'none',
        }}
      >
        <Box
          className="play"
          sx={{
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
          <PlayArrow sx={{ fontSize: 48 }} />
        </Box>
        <Typography
          id={note}
          variant="caption"
          sx={{
            justifySelf: 'stretch',
            textAlign: 'center',
            paddingBlock: 0.75,
            bgcolor: 'primary.light',
            color: 'text.primary',
          }}
        >
          {resumeAt === undefined
            ? fillPlaceholders(texts.playsFrom, { site })
            : fillPlaceholders(texts.goesOnAndPlaysFrom, { time: clockTime(resumeAt), site })}
        </Typography>
      </Box>
    </>
  );
}

/** The name of the site that a video comes from, as people know it. */
function videoSite(url: string): string {
  const names = { youtube: 'YouTube', vimeo: 'Vimeo', other: undefined, none: undefined };
  return names[readVideo(url).kind] ?? new URL(url).hostname;
}
