import connect from 'youtube-player';
import type { Listen } from './playback.ts';
import { wordEvery } from './playback.ts';

/** The states of YouTube's IFrame player that matter here. */
const ended = 0;
const playing = 1;
const paused = 2;

/**
 * Hears YouTube's player, which has to be asked where it stands. Its interface comes from www.youtube.com, so this
 * module is loaded only once the person has pressed play; the video itself stays on the privacy-enhanced site.
 */
export const listenToYouTube: Listen = (frame, tell) => {
  const player = connect(frame);
  let timer: ReturnType<typeof setInterval> | undefined;
  let closed = false;

  const say = async (state: 'playing' | 'paused') => {
    const [position, duration] = await Promise.all([player.getCurrentTime(), player.getDuration()]);
    if (!closed) tell({ state, position, duration });
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  player.on('stateChange', ({ data: state }) => {
    if (closed) return;
    stop();
    if (state === playing) {
      void say('playing');
      timer = setInterval(() => void say('playing'), wordEvery);
    }
    if (state === paused) void say('paused');
    if (state === ended) void player.getDuration().then((duration) => tell({ state: 'ended', duration }));
  });
  return () => {
    closed = true;
    stop();
  };
};
