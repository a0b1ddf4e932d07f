import type { Listen } from './listen.ts';
import { youTubeApi } from './youtube-api.ts';

/** Milliseconds between two words of a playing video: it has to be asked where it stands. */
const wordEvery = 1000;

/** Hears YouTube's player. The video itself stays on the privacy-enhanced site. */
export const listenToYouTube: Listen = async (frame, tell) => {
  const { Player, PlayerState } = await youTubeApi();
  let timer: ReturnType<typeof setInterval> | undefined;
  const player = new Player(frame, {
    events: {
      onStateChange: ({ data: state }) => {
        clearInterval(timer);
        if (state === PlayerState.PLAYING) {
          say('playing');
          timer = setInterval(() => say('playing'), wordEvery);
        }
        if (state === PlayerState.PAUSED) say('paused');
        if (state === PlayerState.ENDED) tell({ state: 'ended', duration: player.getDuration() });
      },
    },
  });
  const say = (state: 'playing' | 'paused') =>
    tell({ state, position: player.getCurrentTime(), duration: player.getDuration() });
  return () => clearInterval(timer);
};
