import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Playback } from '@padavu/domain/learning/watching';
import { aLesson } from '@tests/support/builders.ts';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonVideo } from './LessonVideo.tsx';
import type { Listen } from './players.ts';
import type { VideoControl } from './VideoPlayer.tsx';

const player = vi.hoisted(() => ({
  sites: [] as string[],
  report: ((): void => {}) as (playback: Playback) => void,
  stopCalls: 0,
  seekPositions: [] as number[],
}));

const fakePlayer =
  (site: string): Listen =>
  async (_frame, onPlayback) => {
    player.sites.push(site);
    player.report = onPlayback;
    return {
      stop: () => void (player.stopCalls += 1),
      seek: (position) => void player.seekPositions.push(position),
    };
  };
vi.mock('./players.ts', () => ({
  listenToYouTube: fakePlayer('YouTube'),
  listenToVimeo: fakePlayer('Vimeo'),
}));

const play = { name: 'Play video: Choosing a business model' };

function show(videoUrl: string, props: Partial<Parameters<typeof LessonVideo>[0]> = {}) {
  const lesson = aLesson({ videoUrl });
  return render(<LessonVideo lesson={lesson} title={lesson.title} {...props} />);
}

const playerAddress = () => new URL(screen.getByTitle(/^Video/).getAttribute('src') ?? '');

beforeEach(() => {
  player.sites = [];
  player.stopCalls = 0;
  player.seekPositions = [];
});

describe("a lesson's video", () => {
  it('requests nothing from the video site before the person presses play', () => {
    const { container } = show('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(screen.getByRole('button', play)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('https://');
    expect(player.sites).toEqual([]);
  });

  it('plays from the privacy-enhanced site, and takes the focus', async () => {
    show('https://youtu.be/dQw4w9WgXcQ?t=90');
    await userEvent.click(screen.getByRole('button', play));
    const frame = screen.getByTitle('Video: Choosing a business model');
    const { origin, pathname, searchParams } = playerAddress();
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(Object.fromEntries(searchParams)).toEqual({
      start: '90',
      autoplay: '1',
      rel: '0',
      hl: 'en',
      enablejsapi: '1',
      origin: 'http://localhost:3000',
    });
    expect(frame).toHaveAttribute('allowfullscreen');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame).toHaveFocus();
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', (url: URL) => url.searchParams.get('start'), '312'],
    ['https://vimeo.com/1084537', (url: URL) => url.hash, '#t=312s'],
  ])('goes on where the person stopped: %s', async (videoUrl, read, position) => {
    const { rerender } = show(videoUrl, { resumeAt: 312.7 });
    expect(screen.getByRole('button', play)).toHaveAccessibleDescription(/^Continues at 5:12/);
    await userEvent.click(screen.getByRole('button', play));
    expect(read(playerAddress())).toBe(position);
    rerender(<LessonVideo lesson={{ videoUrl }} title="Choosing a business model" resumeAt={327} />);
    expect(read(playerAddress()), 'after a later position was stored').toBe(position);
  });

  it('asks Vimeo not to track the person', async () => {
    show('https://vimeo.com/1084537');
    await userEvent.click(screen.getByRole('button', play));
    expect(playerAddress().searchParams.get('dnt')).toBe('1');
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
    ['https://vimeo.com/1084537', 'Vimeo'],
  ])('reports the playback of %s until it is unmounted', async (videoUrl, site) => {
    const onPlayback = vi.fn<(playback: Playback) => void>();
    const { unmount } = show(videoUrl, { onPlayback });
    await userEvent.click(screen.getByRole('button', play));
    await vi.waitFor(() => expect(player.sites).toEqual([site]));
    const playback: Playback = { state: 'playing', position: 3, duration: 100 };
    act(() => player.report(playback));
    expect(onPlayback).toHaveBeenCalledExactlyOnceWith(playback);
    unmount();
    expect(player.stopCalls).toBe(1);
  });

  it('plays from a position, and seeks to another one while it plays', async () => {
    const control = createRef<VideoControl>();
    show('https://youtu.be/dQw4w9WgXcQ', { resumeAt: 7, ref: control });
    act(() => control.current?.seek(90));
    expect(playerAddress().searchParams.get('start')).toBe('90');
    await vi.waitFor(() => expect(player.sites).toEqual(['YouTube']));
    act(() => control.current?.seek(12));
    expect(player.seekPositions).toEqual([12]);
  });

  it('says that it is loading until the player has loaded', async () => {
    show('https://www.youtube.com/embed/dQw4w9WgXcQ');
    await userEvent.click(screen.getByRole('button', play));
    expect(screen.getByRole('status')).toHaveTextContent('Loading video URL...');
    fireEvent.load(screen.getByTitle(/^Video/));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('does not change the address of a video on another site', async () => {
    show('https://videos.example/play?id=7', { resumeAt: 30 });
    await userEvent.click(screen.getByRole('button', play));
    expect(playerAddress().href).toBe('https://videos.example/play?id=7');
  });

  it.each(['', 'not a link', 'javascript:alert(1)'])(
    'says that the lesson has no video for "%s"',
    (videoUrl) => {
      show(videoUrl);
      expect(screen.getByRole('note')).toHaveTextContent('This lesson has no video.');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('says that it needs the network while offline, and can be played once the network is back', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('https://youtu.be/dQw4w9WgXcQ');
    expect(screen.getByRole('note')).toHaveTextContent('Videos need the network.');
    expect(screen.queryByRole('button')).toBeNull();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', play)).toBeVisible();
  });
});
