import { beforeEach, expect, it, vi } from 'vitest';
import { listenToVimeo } from './players.ts';

const vimeo = vi.hoisted(() => ({
  play: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  setCurrentTime: vi.fn<(position: number) => Promise<number>>((position) => Promise.resolve(position)),
}));
vi.mock('@vimeo/player', () => ({
  default: class {
    on = () => undefined;
    play = vimeo.play;
    setCurrentTime = vimeo.setCurrentTime;
  },
}));

beforeEach(() => {
  vimeo.play.mockClear();
  vimeo.setCurrentTime.mockClear();
});

const connect = () => listenToVimeo(document.createElement('iframe'), () => undefined);

it('Vimeo plays from a position', async () => {
  const { seek } = await connect();
  seek(12);
  await vi.waitFor(() => expect(vimeo.play).toHaveBeenCalledOnce());
  expect(vimeo.setCurrentTime).toHaveBeenCalledExactlyOnceWith(12);
});

// An unhandled rejection fails the test run.
it('a position that Vimeo refuses is no error', async () => {
  const { seek } = await connect();
  const refused = Promise.reject(new RangeError('The video is shorter.'));
  vimeo.setCurrentTime.mockReturnValueOnce(refused);
  seek(12);
  await refused.catch(() => undefined);
  expect(vimeo.play).not.toHaveBeenCalled();
});
