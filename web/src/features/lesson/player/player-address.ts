import { assertNever } from '@padavu/domain/assert-never';
import { playerUrl, readVideo } from '@padavu/domain/video';

/**
 * The address of a video's player that starts at once, at a place in seconds, and can be heard. `undefined` when there
 * is nothing to play.
 */
export function playerAddress(videoUrl: string, startAt: number | undefined): string | undefined {
  const address = playerUrl(videoUrl);
  if (address === undefined) return undefined;
  const url = new URL(address);
  const { kind } = readVideo(videoUrl);
  switch (kind) {
    case 'youtube':
      if (startAt !== undefined) url.searchParams.set('start', String(Math.floor(startAt)));
      url.searchParams.set('autoplay', '1');
      url.searchParams.set('rel', '0');
      url.searchParams.set('enablejsapi', '1');
      url.searchParams.set('origin', location.origin);
      return url.href;
    case 'vimeo':
      if (startAt !== undefined) url.hash = `t=${Math.floor(startAt)}s`;
      url.searchParams.set('autoplay', '1');
      // Vimeo's way of saying that it shall not follow the person.
      url.searchParams.set('dnt', '1');
      return url.href;
    case 'none':
    case 'other':
      return url.href;
    default:
      return assertNever(kind);
  }
}
