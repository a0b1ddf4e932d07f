import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Button from '@mui/material/Button';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import type { LessonReply } from '@padavu/domain/course/lesson';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { opensInWords } from '@padavu/domain/course/pace-words';
import Typography from '@mui/material/Typography';
import { englishMark } from '@/components/english-mark.ts';
import { Note } from '@/components/Note.tsx';
import { useBrand } from '@/lib/brand.ts';
import { addressOf } from '@/lib/language.ts';
import { lessonPath } from '@/lib/paths.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { PageTitle } from '@/components/PageTitle.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { saveCalendarFile } from '@/features/learning/save-calendar-file.ts';
import * as texts from '@/features/learning/texts.ts';

type LockedLessonProps = {
  course: Course;
  lesson: LessonReply;
  /** Whether a link below the lesson led here: then the focus, and with it the view, moves up to the new heading. */
  takesFocus: boolean;
};

/** A lesson that is not open yet: its title, and when it opens. */
export function LockedLesson({ course, lesson, takesFocus }: LockedLessonProps) {
  const { locale } = useBrand();
  const { opensAt = null } = lesson;
  const title = lessonTitle(lesson);
  return (
    <>
      <LessonHeading title={title} duration={lesson.duration} takesFocus={takesFocus} />
      <Note role="note">
        {fillPlaceholders(texts.lessonOpens, {
          opens: opensInWords(opensAt, course.pace, serverNow(), { locale }),
        })}
      </Note>
      {opensAt && (
        <Button
          variant="outlined"
          sx={{ marginTop: 2 }}
          onClick={() => saveReminder(course, lesson, opensAt)}
        >
          {learnerMessages.opens.remind}
        </Button>
      )}
    </>
  );
}

function saveReminder(course: Course, lesson: LessonReply, opensAt: Date): void {
  const { id, subcategoryId, description } = lesson;
  saveCalendarFile(texts.lessonFile, {
    uid: `lesson-${id}@${location.hostname}`,
    title: `${courseTitle(course)}: ${lessonTitle(lesson)}`,
    when: { from: opensAt },
    description,
    url: absoluteUrl(addressOf(lessonPath(course.id, subcategoryId, id))),
    // The day depends on the account too, and nothing says when it changed.
    revisedAt: serverNow(),
  });
}

type LessonHeadingProps = {
  title: string;
  duration: string;
  /** Whether a link below the lesson led here: then the focus, and with it the view, moves up to the new heading. */
  takesFocus: boolean;
};

/** The title and the duration of a lesson, open or locked. */
export function LessonHeading({ title, duration, takesFocus }: LessonHeadingProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography ref={takesFocus ? focus : undefined} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {englishMark?.(title)}
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
        {duration}
      </Typography>
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();
