/**
 * Stand-ins for the players of the two video sites. They exchange the same messages with the embedding page as the real
 * ones. The frame has a global `video` that a test controls: `frame.evaluate(() => video.pause())`.
 */
type PlayerResponse = { contentType: string; body: string };

/** The response of a video site to a request; `undefined` for other sites. */
export function playerResponse(url: URL): PlayerResponse | undefined {
  switch (url.hostname) {
    case 'www.youtube.com':
      return url.pathname === '/iframe_api'
        ? { contentType: 'text/javascript', body: youTubeInterface }
        : page('A video of YouTube', youTubePlayer);
    case 'www.youtube-nocookie.com':
      return page('A video of YouTube', youTubePlayer);
    case 'img.youtube.com':
      return { contentType: 'image/svg+xml', body: firstFrame };
    case 'player.vimeo.com':
      return page('A video of Vimeo', vimeoPlayer);
    default:
      return undefined;
  }
}

const firstFrame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2B5F75"/></svg>';

function page(title: string, script: string): PlayerResponse {
  return {
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><script>${video}${script}</script></html>`,
  };
}

/** A video of one minute that plays at once, from the position in its address. */
const video = `
  const address = new URL(location.href);
  const start = Number(address.searchParams.get('start') ?? /t=(\\d+)/.exec(address.hash)?.[1] ?? 0);
  const video = {
    duration: 60, position: start, speed: 1, isPlaying: false, report: () => {},
    play() { this.isPlaying = true; this.report('playing'); },
    pause() { this.isPlaying = false; this.report('paused'); },
    seek(position) { this.position = position; this.report(this.isPlaying ? 'playing' : 'paused'); },
  };
  setInterval(() => {
    if (!video.isPlaying) return;
    video.position = Math.min(video.duration, video.position + video.speed / 10);
    if (video.position < video.duration) return video.report('moved');
    video.isPlaying = false;
    video.report('ended');
  }, 100);
  const send = (message) => parent.postMessage(JSON.stringify(message), '*');
`;

const youTubePlayer = `
  const states = { ended: 0, playing: 1, paused: 2 };
  video.report = (state) => {
    send({ event: 'infoDelivery', info: { currentTime: video.position, duration: video.duration } });
    if (state in states) send({ event: 'onStateChange', info: states[state] });
  };
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event !== 'listening') return;
    send({ event: 'onReady' });
    video.play();
  });
`;

/** YouTube's script for pages that embed its player. */
const youTubeInterface = `
  window.YT = {
    PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2 },
    Player: class {
      constructor(frame, { events }) {
        this.info = { currentTime: 0, duration: 0 };
        addEventListener('message', ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          const { event, info } = JSON.parse(data);
          if (event === 'infoDelivery') this.info = info;
          else events[event]?.({ target: this, data: info });
        });
        const listen = () => frame.contentWindow.postMessage(JSON.stringify({ event: 'listening' }), '*');
        frame.addEventListener('load', listen);
        listen();
      }
      getCurrentTime() { return this.info.currentTime; }
      getDuration() { return this.info.duration; }
    },
  };
  window.onYouTubeIframeAPIReady();
`;

const vimeoPlayer = `
  const subscriptions = new Set();
  const names = { playing: 'playing', paused: 'pause', ended: 'ended', moved: 'timeupdate' };
  video.report = (state) => {
    const event = names[state];
    const data = { seconds: video.position, duration: video.duration, percent: video.position / video.duration };
    if (subscriptions.has(event)) send({ event, data });
  };
  addEventListener('message', ({ data }) => {
    const { method, value } = data;
    if (method === 'ping') send({ method: 'ping' });
    if (method === 'addEventListener') subscriptions.add(value);
    if (method === 'addEventListener' && value === 'ended') video.play();
  });
  addEventListener('load', () => send({ event: 'ready' }));
`;
