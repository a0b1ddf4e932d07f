import { readVideo } from '@padavu/domain/video';

/** The name of the site that a video comes from, as people know it. */
export function videoSite(url: string): string {
  const names = { youtube: 'YouTube', vimeo: 'Vimeo', other: undefined, none: undefined };
  return names[readVideo(url).kind] ?? new URL(url).hostname;
}
