import Player from '@vimeo/player';
import type { Listen } from './listen.ts';

/** Hears Vimeo's player, which says by itself four times a second where it stands. */
export const listenToVimeo: Listen = (frame, tell) => {
  const player = new Player(frame);
  let isPlaying = false;
  player.on('playing', ({ seconds: position, duration }) => {
    isPlaying = true;
    tell({ state: 'playing', position, duration });
  });
  player.on('timeupdate', ({ seconds: position, duration }) => {
    if (isPlaying) tell({ state: 'playing', position, duration });
  });
  player.on('pause', ({ seconds: position, duration }) => {
    isPlaying = false;
    tell({ state: 'paused', position, duration });
  });
  player.on('ended', ({ duration }) => {
    isPlaying = false;
    tell({ state: 'ended', duration });
  });
  return () => {
    for (const event of ['playing', 'timeupdate', 'pause', 'ended'] as const) player.off(event);
  };
};
