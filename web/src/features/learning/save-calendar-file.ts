import { calendarFile } from '@padavu/domain/course/calendar-file';
import type { CalendarEvent } from '@padavu/domain/course/calendar-file';
import { saveFile } from '@/lib/save-file.ts';

/** Makes the browser save an event as a file for calendars. */
export const saveCalendarFile = (name: string, event: CalendarEvent): void =>
  saveFile(name, calendarFile(event), 'text/calendar;charset=utf-8');
