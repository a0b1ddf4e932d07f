import { assertNever } from '@padavu/domain/values/assert-never';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { pastedAddress, webAddress } from '@padavu/domain/values/pasted-address';

/** A parsed video address. */
type Video =
  | { kind: 'none' }
  | { kind: 'youtube'; id: string; embedUrl: string; thumbnailUrl: string; startSeconds?: number }
  | { kind: 'vimeo'; id: string; hash?: string; embedUrl: string; startSeconds?: number }
  | { kind: 'other'; url: string };

type VideoThumbnail = { kind: 'image'; url: string } | { kind: 'placeholder'; text: string };

/** The page of a file on Google Drive, or its player. */
const driveFile = /^((?:https?:)?(?:\/\/)?drive\.google\.com\/file\/[^?#]+)\/(?:view|preview)(?![^?#])/i;

/** The address in a pasted text. Drive allows only the player of a file in frames, so its page becomes the player. */
const videoAddress = (input: string): string => pastedAddress(input).replace(driveFile, '$1/preview');

/**
 * Parses a video address in any form that people paste: YouTube's watch, short link, embed, shorts, live and thumbnail
 * addresses, Vimeo's public and private ones, or an `<iframe>` around one of them. Any other text is `other`, with the
 * player of a file on Google Drive, else unchanged. Never throws.
 */
export function readVideo(input: string): Video {
  const address = videoAddress(input);
  if (address === '') return { kind: 'none' };
  const url = webAddress(address);
  return (url && (readYouTube(url) ?? readVimeo(url))) ?? { kind: 'other', url: address };
}

/**
 * The stored form of a video address. A snippet becomes its source. A watch, short-link, shorts or live address becomes
 * an embed address with the same start time, and a file on Google Drive its player. Anything else does not change. The
 * function is idempotent.
 */
export function normaliseVideoUrl(input: string): string {
  const address = videoAddress(input);
  const url = webAddress(address);
  const video = url && readYouTube(url);
  if (!url || video?.kind !== 'youtube') return address;
  const [form] = segmentsOf(url);
  return form === 'embed' || isThumbnailForm(form) ? address : video.embedUrl;
}

/** The picture of a video: its first frame on the video site, or a text instead. */
export function videoThumbnail(input: string): VideoThumbnail {
  const video = readVideo(input);
  const { noThumbnail, invalidUrl } = learnerMessages.video;
  switch (video.kind) {
    case 'youtube':
      return { kind: 'image', url: video.thumbnailUrl };
    case 'none':
    case 'vimeo':
      return { kind: 'placeholder', text: noThumbnail };
    case 'other':
      return { kind: 'placeholder', text: driveFile.test(video.url) ? noThumbnail : invalidUrl };
    default:
      return assertNever(video);
  }
}

/**
 * The address for a frame: always `http(s)`, and the privacy-enhanced form for YouTube. `undefined` when nothing can be
 * framed: no video, no web address, or a YouTube or Vimeo page that is not a video.
 */
export function playerUrl(input: string): string | undefined {
  const video = readVideo(input);
  switch (video.kind) {
    case 'none':
      return undefined;
    case 'youtube':
      return embedOn('www.youtube-nocookie.com', video.id, video.startSeconds);
    case 'vimeo':
      return video.embedUrl;
    case 'other':
      return framedPage(video.url);
    default:
      return assertNever(video);
  }
}

/** YouTube and Vimeo allow only their players in frames (a playlist's is `/embed/videoseries?list=…`). */
function framedPage(address: string): string | undefined {
  const url = webAddress(address);
  if (!url) return undefined;
  const site = siteOf(url);
  if (site === 'youtube') return segmentsOf(url)[0] === 'embed' ? url.href : undefined;
  return site === 'elsewhere' ? url.href : undefined;
}

type Site = 'youtube' | 'youtube-short' | 'vimeo' | 'elsewhere';

function siteOf(url: URL): Site {
  const host = url.hostname.replace(/^(www|m|music|player|img|i\d?)\./, '');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'ytimg.com') return 'youtube';
  if (host === 'youtu.be') return 'youtube-short';
  return host === 'vimeo.com' ? 'vimeo' : 'elsewhere';
}

function segmentsOf(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean);
}

const isThumbnailForm = (form: string | undefined) => form === 'vi' || form === 'vi_webp';

const idInPath: ReadonlySet<string | undefined> = new Set([
  'embed',
  'v',
  'e',
  'shorts',
  'live',
  'watch',
  'vi',
  'vi_webp',
]);

/** Words of eleven characters that appear in the position of an id. */
const notIds: ReadonlySet<string> = new Set(['videoseries', 'live_stream']);

function readYouTube(url: URL): Video | undefined {
  const id = youTubeId(url);
  if (!id || !/^[\w-]{11}$/.test(id) || notIds.has(id)) return undefined;
  const start = startOf(url);
  return {
    kind: 'youtube',
    id,
    embedUrl: embedOn('www.youtube.com', id, start),
    thumbnailUrl: `https://img.youtube.com/vi/${id}/0.jpg`,
    ...(start === undefined ? {} : { startSeconds: start }),
  };
}

function youTubeId(url: URL): string | null | undefined {
  const [first, second] = segmentsOf(url);
  const site = siteOf(url);
  if (site === 'youtube-short') return first;
  if (site !== 'youtube') return undefined;
  return second !== undefined && idInPath.has(first) ? second : url.searchParams.get('v');
}

function readVimeo(url: URL): Video | undefined {
  if (siteOf(url) !== 'vimeo') return undefined;
  const segments = segmentsOf(url);
  // The last number: `channels/NAME/ID`, `showcase/NUMBER/video/ID`, `ID/HASH` (a hash has letters, or follows the id).
  const [, id, hashInPath] = /(?:^|\/)(\d{5,12})(?:\/([\da-f]{6,40}))?$/i.exec(segments.join('/')) ?? [];
  if (id === undefined) return undefined;
  const hash = hashInPath ?? /^[\da-f]{6,40}$/i.exec(url.searchParams.get('h') ?? '')?.[0];
  const start = startOf(url);
  return {
    kind: 'vimeo',
    id,
    embedUrl: `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}${start ? `#t=${start}s` : ''}`,
    ...(hash === undefined ? {} : { hash }),
    ...(start === undefined ? {} : { startSeconds: start }),
  };
}

function embedOn(host: string, id: string, start: number | undefined): string {
  return `https://${host}/embed/${id}${start === undefined ? '' : `?start=${start}`}`;
}

/** The start time in seconds, from `t` (`90`, `90s`, `1h2m3s`), `start` or `#t=`; `undefined` at the beginning. */
function startOf(url: URL): number | undefined {
  const inHash = /^#t=(.*)$/.exec(url.hash)?.[1];
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? inHash ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) || undefined;
}
