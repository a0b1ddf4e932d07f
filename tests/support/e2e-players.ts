/**
 * Stand-ins for the players of the two video sites, which speak as the real ones do with the page that frames them. The
 * frame has a `video` that a test moves: `frame.evaluate(() => video.pause())`.
 */
type Answer = { contentType: string; body: string };

/** What stands at an address of a video site; nothing for other addresses. */
export function answerOfPlayer(url: URL): Answer | undefined {
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

function page(title: string, script: string): Answer {
  return {
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><script>${video}${script}</script></html>`,
  };
}

/** A video of a minute that plays at once, from the place in its address. */
const video = `
  const place = new URL(location.href);
  const start = Number(place.searchParams.get('start') ?? /t=(\\d+)/.exec(place.hash)?.[1] ?? 0);
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
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
`;

const youTubePlayer = `
  const states = { ended: 0, playing: 1, paused: 2 };
  video.report = (state) => {
    say({ event: 'infoDelivery', info: { currentTime: video.position, duration: video.duration } });
    if (state in states) say({ event: 'onStateChange', info: states[state] });
  };
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event !== 'listening') return;
    say({ event: 'onReady' });
    video.play();
  });
`;

/** The script with which a page listens to YouTube's player. */
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
  const wanted = new Set();
  const names = { playing: 'playing', paused: 'pause', ended: 'ended', moved: 'timeupdate' };
  video.report = (state) => {
    const event = names[state];
    const data = { seconds: video.position, duration: video.duration, percent: video.position / video.duration };
    if (wanted.has(event)) say({ event, data });
  };
  addEventListener('message', ({ data }) => {
    const { method, value } = data;
    if (method === 'ping') say({ method: 'ping' });
    if (method === 'addEventListener') wanted.add(value);
    if (method === 'addEventListener' && value === 'ended') video.play();
  });
  addEventListener('load', () => say({ event: 'ready' }));
`;
