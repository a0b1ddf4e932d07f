import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { sessionEnd, sessionsAt } from '@padavu/domain/course/live-session';
import type { LiveSession } from '@padavu/domain/course/live-session';
import { formatDate } from '@padavu/domain/school/school-format';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { englishMark } from '@/components/english-mark.ts';
import { besideTextButtons, wordsAtStart } from '@/components/text-button.ts';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { saveCalendarFile } from './save-calendar-file.ts';
import * as texts from './texts.ts';

type LiveSessionsProps = {
  course: Course;
  /** Only the next one, as a reminder. */
  nextOnly?: boolean;
};

/** The upcoming live sessions of a course and the recordings of past ones. Renders nothing when there are none. */
export function LiveSessions({ course, nextOnly = false }: LiveSessionsProps) {
  const headingId = useId();
  const { coming, past } = sessionsAt(course.sessions, serverNow());
  const upcoming = nextOnly ? coming.slice(0, 1) : coming;
  const recordings = nextOnly ? [] : past.filter(({ recording }) => recording !== '');
  if (upcoming.length + recordings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ marginBottom: 2 }}>
        {nextOnly ? texts.nextSession : texts.liveSessions}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {upcoming.map((session) => (
          <Session key={session.id} session={session}>
            {session.link !== '' && (
              <Button variant="contained" href={session.link} target="_blank" rel="noopener noreferrer">
                {texts.join}
              </Button>
            )}
            <Button onClick={() => saveSession(course, session)} sx={wordsAtStart}>
              {texts.addToCalendar}
            </Button>
          </Session>
        ))}
        {recordings.map((session) => (
          <Session key={session.id} session={session}>
            <Button variant="outlined" href={session.recording} target="_blank" rel="noopener noreferrer">
              {texts.watchRecording}
            </Button>
          </Session>
        ))}
      </Stack>
    </Box>
  );
}

/** Sessions are shown in the learner's time zone, which may not be the school's. */
const timeFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function Session({ session, children }: { session: LiveSession; children: ReactNode }) {
  const { title, startsAt, minutes } = session;
  const { locale } = useBrand();
  const when = formatDate({ locale }, new Date(startsAt), timeFormat);
  const id = useId();
  return (
    <Card component="li" aria-labelledby={id} sx={{ padding: 2.5, overflowWrap: 'anywhere' }}>
      <Typography id={id} variant="h3">
        {title}
        {englishMark?.(title)}
      </Typography>
      <Typography color="textSecondary">
        <time dateTime={startsAt}>{when}</time>,{' '}
        {minutes === 1 ? texts.oneMinute : fillPlaceholders(texts.manyMinutes, { count: minutes })}
      </Typography>
      <Stack direction="row" sx={{ ...besideTextButtons, marginTop: 1.5 }}>
        {children}
      </Stack>
    </Card>
  );
}

function saveSession(course: Course, session: LiveSession): void {
  const { id, title, startsAt, link } = session;
  saveCalendarFile(texts.sessionFile, {
    uid: `${course.id}-${id}@${location.hostname}`,
    title,
    when: { startsAt: new Date(startsAt), endsAt: sessionEnd(session) },
    description: courseTitle(course),
    url: link,
    revisedAt: course.updatedAt,
  });
}
