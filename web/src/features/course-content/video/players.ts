import type { Playback } from '@padavu/domain/learning/watching';

/** Controls a connected player. */
export type PlayerHandle = {
  /** Ends its reports. */
  stop: () => void;
  /** Plays from a position, in seconds. */
  seek: (position: number) => void;
};

/** Connects to the player in a frame and reports its playback. */
export type Listen = (
  frame: HTMLIFrameElement,
  onPlayback: (playback: Playback) => void,
) => Promise<PlayerHandle>;

/** Milliseconds between two reports of a playing video: YouTube's player must be polled for its position. */
const reportEvery = 1000;

/** Listens to YouTube's player. The video itself stays on the privacy-enhanced site. */
export const listenToYouTube: Listen = async (frame, onPlayback) => {
  const { Player, PlayerState } = await youTubeApi();
  let timer: ReturnType<typeof setInterval> | undefined;
  const player = new Player(frame, {
    events: {
      onStateChange: ({ data: state }) => {
        clearInterval(timer);
        if (state === PlayerState.PLAYING) {
          report('playing');
          timer = setInterval(() => report('playing'), reportEvery);
        }
        if (state === PlayerState.PAUSED) report('paused');
        if (state === PlayerState.ENDED) onPlayback({ state: 'ended', duration: player.getDuration() });
      },
    },
  });
  const report = (state: 'playing' | 'paused') =>
    onPlayback({ state, position: player.getCurrentTime(), duration: player.getDuration() });
  return {
    stop: () => clearInterval(timer),
    seek(position) {
      player.seekTo(position, true);
      player.playVideo();
    },
  };
};

let youTube: Promise<typeof YT> | undefined;

/**
 * YouTube's API for its players, from www.youtube.com, loaded only once the person has pressed play.
 * @throws Error if it cannot be loaded; the next call tries again
 */
function youTubeApi(): Promise<typeof YT> {
  youTube ??= new Promise((resolve, reject) => {
    Object.assign(window, { onYouTubeIframeAPIReady: () => resolve(YT) });
    const script = document.createElement('script');
    script.src = 'https://www.youtube.com/iframe_api';
    script.addEventListener('error', () => {
      youTube = undefined;
      reject(new Error("YouTube's player interface could not be loaded"));
    });
    document.head.append(script);
  });
  return youTube;
}

/** Listens to Vimeo's player, which itself reports its position four times a second. */
export const listenToVimeo: Listen = async (frame, onPlayback) => {
  const { default: Player } = await import('@vimeo/player');
  const player = new Player(frame);
  let isPlaying = false;
  player.on('playing', ({ seconds: position, duration }) => {
    isPlaying = true;
    onPlayback({ state: 'playing', position, duration });
  });
  player.on('timeupdate', ({ seconds: position, duration }) => {
    if (isPlaying) onPlayback({ state: 'playing', position, duration });
  });
  player.on('pause', ({ seconds: position, duration }) => {
    isPlaying = false;
    onPlayback({ state: 'paused', position, duration });
  });
  player.on('ended', ({ duration }) => {
    isPlaying = false;
    onPlayback({ state: 'ended', duration });
  });
  return {
    stop() {
      for (const event of ['playing', 'timeupdate', 'pause', 'ended'] as const) player.off(event);
    },
    seek(position) {
      // A player that refuses shows that itself.
      player
        .setCurrentTime(position)
        .then(() => player.play())
        .catch(() => undefined);
    },
  };
};
