import Button from '@mui/material/Button';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { messageFor, messages } from '@padavu/domain/messages';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import type { CourseState } from '@/features/course/use-course.ts';
import { EnrolledCourse } from './EnrolledCourse.tsx';

type YourCourseProps = {
  course: CourseState;
  /** The course's name in the account, which says something even when the course is gone. */
  enrolment: string;
  onRetry: () => void;
};

/** The dashboard's one course in each of its states (specification 2.16). */
export function YourCourse({ course, enrolment, onRetry }: YourCourseProps) {
  switch (course.state) {
    case 'loading':
      return <LoadingView text={messages.dashboard.loading} />;
    case 'unavailable':
      return (
        <StateView
          drawing="scene-empty"
          title={messageFor.noCourses(enrolment)}
          action={
            <Button variant="contained" href={`mailto:${brand.email}`}>
              Write to us
            </Button>
          }
        >
          {messages.dashboard.contactSupport}
        </StateView>
      );
    case 'failed':
      return (
        <ProblemView
          message={course.message ?? messages.dashboard.failed}
          action={
            <Button variant="contained" onClick={onRetry}>
              {messages.courseViewer.retry}
            </Button>
          }
        />
      );
    case 'ready':
      return <EnrolledCourse course={course.course} />;
    default:
      return assertNever(course);
  }
}
