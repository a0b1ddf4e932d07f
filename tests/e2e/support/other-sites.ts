import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { portOf } from '../../support/port-of.ts';

// Stand-ins for the sites that pages link to or embed, so that no test needs the internet. The players of the two video
// sites exchange the same messages with the embedding page as the real ones. Their frame has a global `video` that a
// test controls: `frame.evaluate(() => video.pause())`.

type SiteResponse = { contentType: string; body: string };

/**
 * Firestore's channel requests this host when its own server does not respond, to find out whether there is a network.
 * It does not resolve.
 */
const unreachable = 'www.google.com';

const otherSite = /^https?:\/\/(?!127\.0\.0\.1[:/])/;

/** Whether a request goes to another site. */
export const isToOtherSite = (address: string) =>
  otherSite.test(address) && new URL(address).hostname !== unreachable;

/** Whether a stand-in answers a request. */
export const hasStandIn = (address: string) => responseOf(new URL(address)) !== undefined;

/** Whether an address belongs to the host that does not resolve. */
export const isUnreachable = (address: string) =>
  URL.canParse(address) && new URL(address).hostname === unreachable;

/** A certificate and its key, which protect nothing: the browsers of the tests accept any. */
const certificate = readFileSync(new URL('other-sites.pem', import.meta.url));

/**
 * Starts the stand-ins: one server, which distinguishes the sites by the host of a request.
 * @returns the switches with which Chromium takes it for every other site
 */
export async function startStandIns() {
  const server = createServer({ key: certificate, cert: certificate }, (request, response) => {
    const found = responseOf(new URL(request.url ?? '/', `https://${request.headers.host ?? ''}`));
    response.writeHead(found ? 200 : 404, found && { 'Content-Type': found.contentType });
    response.end(found?.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const standIns = `127.0.0.1:${portOf(server)}`;
  return {
    switches: [
      `--host-resolver-rules=MAP ${unreachable} ~NOTFOUND, MAP * ${standIns}, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The response of a site; `undefined` for a site without a stand-in. */
function responseOf(url: URL): SiteResponse | undefined {
  switch (url.hostname) {
    case 'www.youtube.com':
      return url.pathname === '/iframe_api'
        ? { contentType: 'text/javascript', body: youTubeInterface }
        : playerPage('A video of YouTube', youTubePlayer);
    case 'www.youtube-nocookie.com':
      return playerPage('A video of YouTube', youTubePlayer);
    case 'img.youtube.com':
      return { contentType: 'image/svg+xml', body: firstFrame };
    case 'player.vimeo.com':
      return playerPage('A video of Vimeo', vimeoPlayer);
    case 'i.ytimg.com':
      return page('A picture of YouTube');
    case 'wa.me':
      return page('The payment chat');
    case 'www.openstreetmap.org':
      return page('A map');
    default:
      return undefined;
  }
}

const page = (title: string, script = ''): SiteResponse => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${script}</html>`,
});

const playerPage = (title: string, script: string) => page(title, `<script>${video}${script}</script>`);

const firstFrame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2B5F75"/></svg>';

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
