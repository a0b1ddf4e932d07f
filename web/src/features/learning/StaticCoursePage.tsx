import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import type { MarketingCourse } from '@padavu/domain/catalogue/marketing-course';
import { findMarketingCourse } from '@padavu/domain/catalogue/marketing-courses';
import { sampleVideos } from '@padavu/domain/catalogue/sample-videos';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { readRouteId } from '@padavu/domain/route-id';
import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageBanner } from '@/components/PageBanner.tsx';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import { CourseDays } from '@/features/public-site/courses/CourseDays.tsx';
import { useSelectedDay } from '@/features/public-site/courses/use-selected-day.ts';
import { paths } from '@/lib/paths.ts';
import { UnavailableCourse } from './CourseViewer.tsx';

/** The four-day course page of approved learners: fixed content, nothing fetched. */
export function StaticCoursePage() {
  const course = findMarketingCourse(readRouteId(useParams()['courseId']));
  return (
    <>
      <title>{`${course?.title ?? 'Course'} · ${brand.name}`}</title>
      {course ? <FourDays course={course} /> : <UnavailableCourse />}
    </>
  );
}

function FourDays({ course }: { course: MarketingCourse }) {
  const { day, chooseDay } = useSelectedDay(course.days.length);
  const videos = sampleVideos(course);
  return (
    <Box component="article">
      <LinkButton
        to={paths.learnerDashboard}
        color="inherit"
        startIcon={<ArrowBack />}
        sx={{ marginLeft: -2.5 }}
      >
        {messages.courseViewer.back}
      </LinkButton>
      <Box sx={fromEdgeToEdge}>
        <PageBanner title={course.title} ground="leaf" picture={course.banner}>
          <Typography sx={{ marginTop: 3, fontWeight: 650 }}>
            {messageFor.instructor(course.author)}
          </Typography>
          <Typography sx={{ color: 'scene.mist' }}>{messageFor.weeks(limits.staticCourse.weeks)}</Typography>
        </PageBanner>
      </Box>
      <Box sx={{ maxWidth: (theme) => theme.spacing(110) }}>
        <CourseDays
          course={course}
          day={day}
          onChoose={chooseDay}
          // Only the chosen day's: another day's video does not play on where nobody sees it.
          renderVideo={(lesson, number) =>
            number === day && (
              <LessonVideo lesson={{ videoUrl: videos[number - 1] ?? '' }} title={lesson.title} />
            )
          }
        />
      </Box>
    </Box>
  );
}

/** As wide as the text below: the banner's own margin is the public page's. */
const fromEdgeToEdge = {
  marginTop: 1,
  marginBottom: 4,
  marginInline: { xs: -1, sm: -2, md: -3 },
} as const;
