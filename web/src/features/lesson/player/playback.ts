/** What a video's player says. Places are seconds from the start. */
export type Playback =
  | { state: 'playing' | 'paused'; position: number; duration: number }
  | { state: 'ended'; duration: number };

/** Lets a player be heard, from the frame that it is in, until the function is called that comes of it. */
export type Listen = (
  frame: HTMLIFrameElement,
  tell: (playback: Playback) => void,
) => Promise<() => void> | (() => void);
