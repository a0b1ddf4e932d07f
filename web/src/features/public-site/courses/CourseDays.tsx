import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { MarketingCourse, MarketingDay } from '@padavu/domain/catalogue/marketing-course';
import { dayTab, dayTitle, publicMessages } from '@padavu/domain/public-messages';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { StepList } from '@/components/StepList.tsx';
import { StepTabs, tabId } from '@/components/StepTabs.tsx';

type CourseDaysProps = {
  course: MarketingCourse;
  /** The selected day, from 1. */
  day: number;
  onChoose: (day: number) => void;
  /** Renders the link to a day's video. */
  renderVideo: (day: MarketingDay, number: number) => ReactNode;
};

/**
 * Four tabs, Day 1 to Day 4, with each day's content and the course's description. All days are in the page; unselected
 * ones are hidden, except without script.
 */
export function CourseDays({ course, day, onChoose, renderVideo }: CourseDaysProps) {
  const panel = useId();
  const tabs = course.days.map((_, index) => ({
    id: String(index + 1),
    label: dayTab(index + 1),
  }));
  return (
    <Box>
      <Box sx={rising}>
        <StepTabs
          label="Days"
          tabs={tabs}
          chosen={String(day)}
          onChoose={(id) => onChoose(Number(id))}
          panel={panel}
        />
      </Box>
      <Box role="tabpanel" id={panel} aria-labelledby={tabId(panel, String(day))} sx={content}>
        {course.days.map((lesson, index) => (
          <Box component="article" key={lesson.title} hidden={index + 1 !== day} sx={oneDay}>
            <Typography variant="h2">{dayTitle(index + 1, lesson.title)}</Typography>
            {renderVideo(lesson, index + 1)}
            <Part title={publicMessages.coursePage.todaysLesson}>
              <Typography sx={{ maxWidth: '64ch' }}>{lesson.description}</Typography>
            </Part>
            <Part title={publicMessages.coursePage.topics}>
              <StepList items={lesson.topics} />
            </Part>
          </Box>
        ))}
        <Part title={publicMessages.coursePage.description}>
          <Typography sx={{ maxWidth: '64ch' }}>{course.description}</Typography>
        </Part>
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** How much each day's tab stands above the one before, in theme spacings. */
const rise = 1.5;

const rising = {
  '& [role="tab"]': {
    flexGrow: { xs: 1, sm: 0 },
    paddingInline: { xs: 1, sm: 3.5 },
    bgcolor: 'primary.light',
  },
  '& [role="tab"][aria-selected="true"]': { bgcolor: 'primary.main' },
  ...Object.fromEntries(
    [1, 2, 3, 4].map((day) => [
      `& [role="tab"]:nth-of-type(${day})`,
      { minHeight: (theme: Theme) => theme.spacing(6 + (day - 1) * rise) },
    ]),
  ),
  '@media (scripting: none)': { display: 'none' },
} as const;

const content = { display: 'grid', gap: 4, paddingTop: 4 } as const;

const oneDay = {
  display: 'grid',
  gap: 3,
  '&[hidden]': { display: 'none' },
  '@media (scripting: none)': { '&[hidden]': { display: 'grid' } },
} as const;
