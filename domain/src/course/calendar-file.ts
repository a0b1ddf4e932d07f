import { schoolDay } from '@padavu/domain/school/school-day';

/** An event for a calendar. */
export type CalendarEvent = {
  /** Stable for one event, so that a calendar that imports it twice has it once. */
  uid: string;
  title: string;
  /**
   * From one moment to another, or the whole first day by the device's clock on which something that is there `from` a
   * moment is there in the morning.
   */
  when: { startsAt: Date; endsAt: Date } | { from: Date };
  description: string;
  /** An address on the web; empty for none. */
  url: string;
  /** When it was last changed. Calendars keep the event with the later revision. */
  revisedAt: Date;
};

/** Octets of a line, without the line break (RFC 5545, 3.1). */
const longestLine = 75;

/** Escapes the characters that separate values (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A moment in UTC: `20250501T133000Z`. */
const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Milliseconds from nine in the morning to midnight. */
const afterNine = 15 * 60 * 60_000;

/** The first day (`2025-05-01`) by the device's clock on which something is there at nine in the morning. */
const dayFrom = (moment: Date) => schoolDay({}, new Date(moment.getTime() + afterNine));

/**
 * A number that grows with each revision (3.8.7.4). It counts minutes, because seconds exceed an integer (3.3.8) in
 * 2038. Of two revisions in a minute, the one with the later `DTSTAMP` counts (RFC 5546, 2.1.5).
 */
const sequence = (moment: Date) => Math.floor(moment.getTime() / 60_000);

/** Folds a line into lines of 75 octets; each continuation begins with a space, and no character is split (3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > longestLine) {
      lines.push(current);
      // The space counts.
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A file for calendars (iCalendar, RFC 5545), with a reminder 15 minutes before, or at nine o'clock on a whole day.
 * This module takes 0.5 kB gzipped, where the packages `ics` and `ical-generator` take 24 and 9.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, title, when, description, url, revisedAt } = event;
  const isDay = 'from' in when;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Padavu//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // In a file without a method, this is the moment of the last revision (3.8.7.2).
    `DTSTAMP:${stamp(revisedAt)}`,
    `SEQUENCE:${sequence(revisedAt)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${dayFrom(when.from).replaceAll('-', '')}`]
      : [`DTSTART:${stamp(when.startsAt)}`, `DTEND:${stamp(when.endsAt)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${isDay ? 'PT9H' : '-PT15M'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
