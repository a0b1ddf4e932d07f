import type { LiveSession } from '@padavu/domain/live-session';
import { fireEvent, screen, within } from '@testing-library/react';
import { aCourse } from '@tests/support/builders.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/save-file.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { LiveSessions } from './LiveSessions.tsx';

vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const session = (title: string, startsAt: string, others: Partial<LiveSession> = {}): LiveSession => ({
  title,
  startsAt,
  minutes: 60,
  link: `https://meet.example/${title}`,
  recording: '',
  ...others,
});

const sessions = [
  session('third', '2026-05-03T13:30:00.000Z', { link: '' }),
  session('second', '2026-05-02T13:30:00.000Z'),
  session('first', '2026-05-01T13:30:00.000Z', { recording: 'https://video.example/first' }),
  session('unrecorded', '2026-04-30T13:30:00.000Z'),
];

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-02T14:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (nextOnly: boolean, ofCourse = sessions) =>
  renderForLearner(<LiveSessions course={aCourse({ sessions: ofCourse })} nextOnly={nextOnly} />, {
    path: '/user/course/1',
    address: '/user/course/1',
  });

it('shows the upcoming sessions, the current one first, and then the recordings', () => {
  show(false);
  const region = within(screen.getByRole('region', { name: 'Live sessions' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'second',
    'third',
    'first',
  ]);
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://meet.example/second',
    'https://video.example/first',
  ]);
});

it('shows the next session as a reminder, and saves it as a calendar file at once', () => {
  show(true);
  const region = within(screen.getByRole('region', { name: 'Next live session' }));
  expect(region.getAllByRole('listitem')).toHaveLength(1);
  expect(region.getByRole('time')).toHaveAttribute('datetime', '2026-05-02T13:30:00.000Z');
  expect(region.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example/second');
  fireEvent.click(region.getByRole('button', { name: 'Add to calendar' }));
  expect(saveFile).toHaveBeenCalledOnce();
  const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('live-session.ics');
  expect(text).toContain('SUMMARY:second\r\n');
  expect(text).toContain('DTSTART:20260502T133000Z\r\nDTEND:20260502T143000Z\r\n');
});

it('saves two sessions at the same time as two events', () => {
  const startsAt = '2026-05-02T13:30:00.000Z';
  show(false, [session('Group A', startsAt), session('Group B', startsAt)]);
  for (const button of screen.getAllByRole('button', { name: 'Add to calendar' })) fireEvent.click(button);
  const uids = vi.mocked(saveFile).mock.calls.map(([, text]) => /UID:(.*)\r/.exec(text)?.[1]);
  expect(uids).toEqual([`1-${startsAt}@localhost`, `1-${startsAt}-1@localhost`]);
});

it.each([false, true])('renders nothing when there are no sessions to show', (nextOnly) => {
  show(nextOnly, nextOnly ? sessions.slice(2) : []);
  expect(screen.queryByRole('region')).toBeNull();
});
