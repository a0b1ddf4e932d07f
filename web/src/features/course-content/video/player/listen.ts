import type { Playback } from '@padavu/domain/watching';

/** Lets a player be heard, from the frame that it is in, until the function is called that comes of it. */
export type Listen = (
  frame: HTMLIFrameElement,
  tell: (playback: Playback) => void,
) => Promise<() => void> | (() => void);
