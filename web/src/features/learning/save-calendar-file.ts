import { calendarFile } from '@padavu/domain/calendar-file';
import type { CalendarEvent } from '@padavu/domain/calendar-file';
import { saveFile } from '@/lib/save-file.ts';
import { serverNow } from '@/lib/server-clock.ts';

/** Makes the browser save an event as a file for calendars. */
export const saveCalendarFile = (name: string, event: CalendarEvent): void =>
  saveFile(name, calendarFile(event, serverNow()), 'text/calendar;charset=utf-8');
