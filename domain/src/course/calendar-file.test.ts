import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'course-1-2025-05-01T13:30:00.000Z@padavu.example',
  title: 'Shops, prices; and "what else"',
  when: {
    startsAt: new Date('2025-05-01T13:30:00.000Z'),
    endsAt: new Date('2025-05-01T14:30:00.000Z'),
  },
  description: 'Ecommerce Mastery\nBring a \\ pen',
  url: 'https://meet.example/abc',
  revisedAt: new Date('2025-04-30T08:00:00.250Z'),
};

/** The values of a file by their names, as a calendar reads them. */
function valuesIn(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const separators: Record<string, string> = { n: '\n' };
  const plain = (text: string) =>
    text.replaceAll(/\\(.)/g, (_escape, character: string) => separators[character] ?? character);
  return new Map(
    // The description of the reminder comes second.
    lines
      .toReversed()
      .map((line) => [line.slice(0, line.indexOf(':')), plain(line.slice(line.indexOf(':') + 1))]),
  );
}

const revisionOf = (revisedAt: string) => {
  const values = valuesIn(calendarFile({ ...event, revisedAt: new Date(revisedAt) }));
  return [Number(values.get('SEQUENCE')), values.get('DTSTAMP')];
};

describe('a file for calendars', () => {
  it('says what, when and where', () => {
    expect(Object.fromEntries(valuesIn(calendarFile(event)))).toMatchObject({
      SUMMARY: event.title,
      DESCRIPTION: event.description,
      DTSTART: '20250501T133000Z',
      DTEND: '20250501T143000Z',
      DTSTAMP: '20250430T080000Z',
      URL: event.url,
      UID: event.uid,
    });
  });

  it('has a later revision after every change, so that calendars replace its event', () => {
    const [first, stamp] = revisionOf('2025-04-30T08:00:10.000Z');
    expect([first, stamp]).toEqual([29_100_000, '20250430T080010Z']);
    // In the same minute, the later `DTSTAMP` counts.
    expect(revisionOf('2025-04-30T08:00:50.000Z')).toEqual([29_100_000, '20250430T080050Z']);
    expect(revisionOf('2025-04-30T08:01:00.000Z')).toEqual([29_100_001, '20250430T080100Z']);
    // An integer of iCalendar has 32 bits.
    expect(revisionOf('2999-12-31T00:00:00.000Z')[0]).toBeLessThan(2 ** 31);
  });

  // Moments by the clock of the device.
  it.each([
    ['at midnight', new Date(2025, 4, 1), '20250501'],
    ['before nine', new Date(2025, 4, 1, 8, 30), '20250501'],
    ['late in the evening', new Date(2025, 4, 1, 23), '20250502'],
    ['late in the evening before a leap day', new Date(2028, 1, 28, 23), '20280229'],
    ['late in the evening of the last day of a year', new Date(2025, 11, 31, 23), '20260101'],
  ])('reminds at nine of the day on which something is there that comes %s', (_, from, day) => {
    const values = valuesIn(calendarFile({ ...event, when: { from } }));
    expect(values.get('DTSTART;VALUE=DATE')).toBe(day);
    expect(values.get('TRIGGER')).toBe('PT9H');
    expect(values.has('DTEND')).toBe(false);
  });

  it('reminds a quarter of an hour before a moment', () => {
    expect(valuesIn(calendarFile(event)).get('TRIGGER')).toBe('-PT15M');
  });

  it('leaves out what is not known', () => {
    const file = calendarFile({ ...event, description: '', url: '' });
    expect(file).not.toContain('URL');
    expect(file.match(/DESCRIPTION/g)).toHaveLength(1);
  });

  it('has lines of at most 75 octets for any title, and loses nothing of it', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((one) => !/\p{Cc}/u.test(one));
    fc.assert(
      fc.property(text, (title) => {
        const file = calendarFile({ ...event, title });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(valuesIn(file).get('SUMMARY')).toBe(title);
      }),
    );
  });

  it('gets no further line from a title with a line break', () => {
    const file = calendarFile({ ...event, title: 'A\r\nATTACH:https://bad.example' });
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });
});
