import type { Course } from '@padavu/domain/course/course';
import type { LiveSession } from '@padavu/domain/course/live-session';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aCourse } from '@tests/support/builders.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/save-file.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { LiveSessions } from './LiveSessions.tsx';

vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const session = (title: string, startsAt: string, others: Partial<LiveSession> = {}): LiveSession => ({
  id: title,
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

const show = (nextOnly: boolean, ofCourse = sessions, others: Partial<Course> = {}) =>
  renderForLearner(<LiveSessions course={aCourse({ sessions: ofCourse, ...others })} nextOnly={nextOnly} />, {
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

/** The values of the last saved calendar file. */
function savedEvent(...names: string[]) {
  const [, text = ''] = vi.mocked(saveFile).mock.lastCall ?? [];
  return names.map((name) => new RegExp(`\\r\\n${name}:(.*)\\r\\n`).exec(text)?.[1]);
}

/** Shows a session, saves its calendar file, and leaves the page. */
function savedSession(startsAt: string, updatedAt: string) {
  show(true, [session('second', startsAt)], { updatedAt: new Date(updatedAt) });
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  cleanup();
  return savedEvent('UID', 'DTSTART', 'SEQUENCE').map(String);
}

it('saves a session that was moved as a later revision of the same event', () => {
  const [uid, start, sequence] = savedSession('2026-05-03T13:30:00.000Z', '2026-05-01T08:00:00.000Z');
  const moved = savedSession('2026-05-04T13:30:00.000Z', '2026-05-02T08:00:00.000Z');
  expect([uid, start]).toEqual(['1-second@localhost', '20260503T133000Z']);
  expect(moved.slice(0, 2)).toEqual([uid, '20260504T133000Z']);
  expect(Number(moved[2])).toBeGreaterThan(Number(sequence));
});

it.each([false, true])('renders nothing when there are no sessions to show', (nextOnly) => {
  show(nextOnly, nextOnly ? sessions.slice(2) : []);
  expect(screen.queryByRole('region')).toBeNull();
});
