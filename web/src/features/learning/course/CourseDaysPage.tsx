import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { sampleVideos } from '@padavu/domain/course/sample-videos';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor } from '@padavu/domain/messages';
import { readRouteId } from '@padavu/domain/values/route-id';
import { coursePictureOrDrawing } from '@padavu/domain/picture/thumbnail';
import { useParams } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageBanner } from '@/components/PageBanner.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import { CourseDays } from '@/features/public-site/courses/CourseDays.tsx';
import { useSelectedDay } from '@/features/public-site/courses/use-selected-day.ts';
import { paths } from '@/lib/paths.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { CourseViewer } from './CourseViewer.tsx';
import type { ViewerState } from './CourseViewer.tsx';
import { useLearner } from '@/features/learning/learner-access.ts';
import { useCourse } from '@/features/learning/queries.ts';
import type { CourseState } from '@/features/learning/queries.ts';

/** The days of a learner's course as visitors see them, with its videos. */
export function CourseDaysPage() {
  const { user } = useLearner();
  const id = readRouteId(useParams()['courseId']);
  const { course, retry } = useCourse(id === user.courseId ? id : null);
  return (
    <CourseViewer page="course" view={daysView(course)} onRetry={retry}>
      {(content) => <Days course={content} />}
    </CourseViewer>
  );
}

/** A course without days has no such page. */
function daysView(course: CourseState): ViewerState<Course> {
  switch (course.state) {
    case 'loading':
    case 'unavailable':
      return course;
    case 'failed':
      return { state: 'failed', message: course.message ?? learnerMessages.courseViewer.failed };
    case 'ready':
      return course.course.days.length > 0
        ? { state: 'ready', content: course.course }
        : { state: 'unavailable' };
    default:
      return assertNever(course);
  }
}

function Days({ course }: { course: Course }) {
  const { day, chooseDay } = useSelectedDay(course.days.length);
  const videos = sampleVideos(course);
  const title = courseTitle(course);
  return (
    <Box component="article">
      <PageTitle>{title}</PageTitle>
      <LinkButton
        to={paths.learnerDashboard}
        color="inherit"
        startIcon={<ArrowBack />}
        sx={{ marginLeft: -2.5 }}
      >
        {learnerMessages.courseViewer.back}
      </LinkButton>
      <Box sx={bannerMargins}>
        <PageBanner
          title={title}
          ground="leaf"
          picture={coursePictureOrDrawing({ ...course, title: firstTitle(course) })}
        >
          {englishMark?.(title)}
          <Typography sx={{ marginTop: 3, fontWeight: 650 }}>
            {messageFor.instructor(course.instructor)}
          </Typography>
          <Typography sx={{ color: 'scene.mist' }}>{messageFor.weeks(limits.courseDays.weeks)}</Typography>
        </PageBanner>
      </Box>
      <Box sx={{ maxWidth: (theme) => theme.spacing(110) }}>
        <CourseDays
          course={course}
          day={day}
          onChoose={chooseDay}
          // Only the selected day's video is rendered, so that no hidden video keeps playing.
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

/** Aligns the banner with the text below, because the banner's own margin suits the public pages. */
const bannerMargins = {
  marginTop: 1,
  marginBottom: 4,
  marginInline: { xs: -1, sm: -2, md: -3 },
} as const;
