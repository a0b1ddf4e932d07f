import type { Listen } from './listen.ts';

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

let asked: Promise<typeof YT> | undefined;

/**
 * YouTube's own interface to its players, fetched from www.youtube.com: asked for only once the person has pressed play.
 * @throws Error when it does not arrive; it is asked for again the next time
 */
function youTubeApi(): Promise<typeof YT> {
  asked ??= new Promise((resolve, reject) => {
    Object.assign(window, { onYouTubeIframeAPIReady: () => resolve(YT) });
    const script = document.createElement('script');
    script.src = 'https://www.youtube.com/iframe_api';
    script.addEventListener('error', () => {
      asked = undefined;
      reject(new Error('YouTube does not say where its videos stand'));
    });
    document.head.append(script);
  });
  return asked;
}
