import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { SiteCourse } from '@padavu/domain/site/site';
import { instructorLabel, paragraphsOf } from '@padavu/domain/course/course-words';
import { coursePicture } from '@padavu/domain/picture/thumbnail';
import { useId } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ActionLink } from '@/components/ActionLink.tsx';
import { cardStyles } from '@/components/card-styles.ts';
import { englishMark } from '@/components/english-mark.ts';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { Price } from '@/components/Price.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { paths, registerPath } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { CourseDays, CourseText } from './courses/CourseDays.tsx';
import { DayThumbnail } from './courses/DayThumbnail.tsx';
import { useSelectedDay } from './courses/use-selected-day.ts';
import { Questions } from './Questions.tsx';
import { StepList } from './StepList.tsx';
import { Teachers } from './Teachers.tsx';
import * as texts from './texts.ts';

/**
 * The public page of a course. It has another name than the learners' `CoursePage`, because documents name scripts by
 * pages.
 */
export function PublicCoursePage() {
  const { school, courses } = useSite();
  const { slug } = useParams();
  const course = courses.find((one) => one.slug === slug);
  if (!course) return <Navigate to={paths.error} replace />;
  const teachers = instructorLabel(course);
  return (
    <>
      <title>{`${course.title} · ${school.name}`}</title>
      <meta name="description" content={summaryOf(course)} />
      <PageBanner title={course.title} ground="leaf" picture={coursePicture(course)}>
        {englishMark?.(course.title)}
        {course.summary && <BannerLead>{course.summary}</BannerLead>}
        {englishMark?.(course.summary, course.title)}
        {teachers && <Typography sx={{ marginTop: 3, fontWeight: 650 }}>{teachers}</Typography>}
        {course.duration && (
          <Typography sx={{ color: 'scene.mist' }}>
            {fillPlaceholders(texts.duration, { duration: course.duration })}
          </Typography>
        )}
        {course.certificate && <Typography sx={{ color: 'scene.mist' }}>{texts.withCertificate}</Typography>}
        {course.openForRegistration && (
          // On a phone the panel with the price and the button is below the days.
          <Box sx={{ marginTop: 3, display: { md: 'none' } }}>
            <Price current={course.price} original={course.originalPrice} />
            <ActionLink variant="brass" to={registerPath(course)} sx={{ marginTop: 1 }}>
              {texts.registerNow}
            </ActionLink>
          </Box>
        )}
      </PageBanner>
      <Box sx={[containerStyles, columns]}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          {/* The key resets the days for another course. */}
          {course.days.length > 0 ? (
            <Days key={course.id} course={course} />
          ) : (
            <CourseText course={course} level="h2" />
          )}
          <Teachers instructors={course.instructors} />
          {course.questions.length > 0 && (
            <section>
              <Typography variant="h2">{texts.courseQuestions}</Typography>
              <Questions questions={course.questions} level="h3" />
            </section>
          )}
        </Box>
        <Enrolment course={course} />
      </Box>
    </>
  );
}

/** The page's description for search engines; never empty. */
function summaryOf(course: SiteCourse): string {
  const about = course.summary || paragraphsOf(course.description)[0] || course.title;
  const teachers = instructorLabel(course);
  return teachers ? `${about} ${teachers}.` : about;
}

function Days({ course }: { course: SiteCourse }) {
  const { day, chooseDay } = useSelectedDay(course.days.length);
  const to = course.openForRegistration ? registerPath(course) : undefined;
  return (
    <CourseDays
      course={course}
      day={day}
      onChoose={chooseDay}
      renderVideo={(content, number) => <DayThumbnail day={content} number={number} to={to} />}
    />
  );
}

/** The price, the registration link and the outcomes. It stays in view on wide screens. */
function Enrolment({ course }: { course: SiteCourse }) {
  const id = useId();
  const { outcomes } = course;
  const { open, closedText } = useSite().school.registration;
  const heading = (
    <Typography id={id} variant="h3" component="h2">
      {outcomes.length > 0 ? texts.whatYouGet : texts.whatItCosts}
    </Typography>
  );
  return (
    <Box component="section" aria-labelledby={id} sx={enrolment}>
      {outcomes.length === 0 && heading}
      <Price current={course.price} original={course.originalPrice} />
      {course.openForRegistration ? (
        <>
          <ActionLink to={registerPath(course)}>{texts.registerNow}</ActionLink>
          {course.price > 0 && (
            <Typography variant="body2" color="textSecondary">
              {texts.youPayOnce}
            </Typography>
          )}
        </>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{(!open && closedText) || texts.courseClosed}</Typography>
      )}
      {outcomes.length > 0 && (
        <>
          {heading}
          <StepList items={outcomes} />
        </>
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 5, md: 6 },
  paddingBlock: { xs: 5, md: 8 },
} as const;

const enrolment = {
  ...cardStyles,
  position: { md: 'sticky' },
  top: (theme: Theme) => theme.spacing(11),
  display: 'grid',
  gap: 2,
  padding: 3,
} as const;
