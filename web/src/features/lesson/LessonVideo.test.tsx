import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aLesson } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { LessonVideo } from './LessonVideo.tsx';

const play = { name: 'Play video: Choosing a business model' };

function show(videoUrl: string) {
  const lesson = aLesson({ videoUrl });
  return render(<LessonVideo lesson={lesson} title={lesson.title} />);
}

describe("a lesson's video", () => {
  it('asks nothing of the video site before the person presses play', () => {
    const { container } = show('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(screen.getByRole('button', play)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('https://');
  });

  it('plays in its privacy-enhanced form, and takes the focus', async () => {
    show('https://youtu.be/dQw4w9WgXcQ?t=90');
    await userEvent.click(screen.getByRole('button', play));
    const frame = screen.getByTitle('Video: Choosing a business model');
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1',
    );
    expect(frame).toHaveAttribute('allowfullscreen');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame).toHaveFocus();
  });

  it('says that it is loading until the player has come', async () => {
    show('https://www.youtube.com/embed/dQw4w9WgXcQ');
    await userEvent.click(screen.getByRole('button', play));
    expect(screen.getByRole('status')).toHaveTextContent('Loading video URL...');
    fireEvent.load(screen.getByTitle(/^Video/));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves an address elsewhere as it is', async () => {
    show('https://videos.example/play?id=7');
    await userEvent.click(screen.getByRole('button', play));
    expect(screen.getByTitle(/^Video/)).toHaveAttribute('src', 'https://videos.example/play?id=7');
  });

  it.each(['', 'not a link', 'javascript:alert(1)'])('says calmly that "%s" is no video', (videoUrl) => {
    show(videoUrl);
    expect(screen.getByRole('note')).toHaveTextContent('This lesson has no video.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
