import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CourseDay } from '@padavu/domain/course/course';
import { dayTab, dayTitle } from '@padavu/domain/site/public-messages';
import { paragraphsOf } from '@padavu/domain/course/course-words';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { risingTabs } from '@/components/rising-tabs.ts';
import { StepTabs, tabId } from '@/components/StepTabs.tsx';
import { StepList } from '@/features/public-site/StepList.tsx';
import * as texts from '@/features/public-site/texts.ts';

type HasDescription = { description: string };
type Level = 'h2' | 'h3';

type CourseDaysProps = {
  course: HasDescription & { days: readonly CourseDay[] };
  /** The selected day, from 1. */
  day: number;
  onChoose: (day: number) => void;
  /** Renders the link to a day's video. */
  renderVideo: (day: CourseDay, number: number) => ReactNode;
};

/**
 * A tab for each day, with the day's content and the course's description. All days are in the page; unselected ones
 * are hidden, except without script and on paper.
 */
export function CourseDays({ course, day, onChoose, renderVideo }: CourseDaysProps) {
  const panel = useId();
  const tabs = course.days.map((_, index) => ({
    id: String(index + 1),
    label: dayTab(index + 1),
  }));
  return (
    <Box>
      <Box sx={[risingTabs(course.days.length), tabStyles]}>
        <StepTabs
          label={texts.days}
          tabs={tabs}
          chosen={String(day)}
          onChoose={(id) => onChoose(Number(id))}
          panel={panel}
        />
      </Box>
      <Box role="tabpanel" id={panel} aria-labelledby={tabId(panel, String(day))} sx={content}>
        {course.days.map((lesson, index) => (
          <Box
            component="article"
            key={dayTitle(index + 1, lesson.title)}
            hidden={index + 1 !== day}
            sx={dayStyles}
          >
            <Typography variant="h2">{dayTitle(index + 1, lesson.title)}</Typography>
            {renderVideo(lesson, index + 1)}
            {lesson.description && (
              <Part title={texts.todaysLesson}>
                <Typography sx={{ maxWidth: '64ch' }}>{lesson.description}</Typography>
              </Part>
            )}
            {lesson.topics.length > 0 && (
              <Part title={texts.topicsCovered}>
                <StepList items={lesson.topics} />
              </Part>
            )}
          </Box>
        ))}
        <CourseText course={course} level="h3" />
      </Box>
    </Box>
  );
}

/** The description of a course, below its days or instead of them. */
export function CourseText({ course, level }: { course: HasDescription; level: Level }) {
  const paragraphs = paragraphsOf(course.description);
  if (paragraphs.length === 0) return null;
  return (
    <Part title={texts.courseDescription} level={level}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: '64ch' }}>
        {paragraphs.map((paragraph, index) => (
          <Typography key={index}>{paragraph}</Typography>
        ))}
      </Box>
    </Part>
  );
}

function Part({ title, level = 'h3', children }: { title: string; level?: Level; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component={level} sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const withoutTabs = '@media (scripting: none), print';

const tabStyles = {
  '& [role="tab"]': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 1, sm: 3.5 } },
  [withoutTabs]: { display: 'none' },
} as const;

const content = { display: 'grid', gap: 4, paddingTop: 4 } as const;

const dayStyles = {
  display: 'grid',
  gap: 3,
  '&[hidden]': { display: 'none' },
  [withoutTabs]: { '&[hidden]': { display: 'grid' } },
} as const;
