import { describe, expect, it } from 'vitest';
import { LiveSession, sessionsAt, withoutLinks, withSessionIds } from './live-session.ts';

const session = (startsAt: string, minutes = 60): LiveSession => ({
  id: startsAt,
  title: startsAt,
  startsAt,
  minutes,
  link: 'https://meet.example/abc',
  recording: 'https://video.example/abc',
});

describe('the live sessions of a course', () => {
  const first = session('2025-05-01T13:30:00.000Z');
  const second = session('2025-05-02T13:30:00.000Z');
  const third = session('2025-05-03T13:30:00.000Z');

  it('are coming until they are over, the next one first, and past from then on, the latest first', () => {
    const all = [third, first, second];
    expect(sessionsAt(all, new Date('2025-05-02T14:29:59.999Z'))).toEqual({
      coming: [second, third],
      past: [first],
    });
    expect(sessionsAt(all, new Date('2025-05-02T14:30:00.000Z'))).toEqual({
      coming: [third],
      past: [second, first],
    });
  });

  it('have no links for people outside the course', () => {
    expect(withoutLinks([first])).toEqual([{ ...first, link: '', recording: '' }]);
  });
});

describe('a stored live session', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'meet.example',
    7,
    `https://a.example/${'x'.repeat(3000)}`,
  ])('has no link if %s is stored', (link) => {
    expect(LiveSession.parse({ ...session('2025-05-01T13:30:00.000Z'), link }).link).toBe('');
  });

  it.each([
    { startsAt: 'tomorrow' },
    { startsAt: undefined },
    { minutes: 0 },
    { minutes: 1e9 },
    { title: ' ' },
  ])('is invalid with %j', (fields) => {
    expect(LiveSession.safeParse({ ...session('2025-05-01T13:30:00.000Z'), ...fields }).success).toBe(false);
  });
});

describe('the ids of live sessions', () => {
  const at = '2025-05-01T13:30:00.000Z';
  const idsOf = (ids: (string | undefined)[]) =>
    withSessionIds(ids.map((id) => ({ ...session(at), id }))).map(({ id }) => id);

  it('are what calendars knew them by, for sessions that were stored without ids', () => {
    expect(idsOf([undefined, undefined, undefined])).toEqual([at, `${at}-1`, `${at}-2`]);
  });

  it('stay as they are stored, and no other session gets one of them', () => {
    expect(idsOf([undefined, 'second', at])).toEqual([`${at}-1`, 'second', at]);
  });

  it('are unique where one is stored twice', () => {
    expect(idsOf(['same', 'same', at, at])).toEqual(['same', `${at}-1`, at, `${at}-2`]);
  });
});
