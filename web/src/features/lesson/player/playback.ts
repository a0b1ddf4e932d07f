/** What a video's player says. Places are seconds from the start. */
export type Playback =
  | { state: 'playing' | 'paused'; position: number; duration: number }
  | { state: 'ended'; duration: number };

/** Lets a player be heard, from the frame that it is in, until the returned function is called. */
export type Listen = (frame: HTMLIFrameElement, tell: (playback: Playback) => void) => () => void;

/** Milliseconds between two words of a playing video. */
export const wordEvery = 1000;
