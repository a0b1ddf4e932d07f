import { assertNever } from '@padavu/domain/values/assert-never';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { ProblemView, StateView } from '@/components/StateView.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { paths } from '@/lib/paths.ts';
import { PageSkeleton } from '@/features/learning/layout/PageSkeleton.tsx';
import * as texts from '@/features/learning/texts.ts';

/** What the course viewer and the lesson viewer show. */
export type ViewerState<Content> =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; content: Content };

type CourseViewerProps<Content> = {
  view: ViewerState<Content>;
  page: keyof typeof pages;
  /** A link back, above the content or the error. */
  back?: ReactNode;
  onRetry: () => void;
  /** Renders the content with its page title and first heading. */
  children: (content: Content) => ReactNode;
};

const pages = {
  course: { name: texts.course, loading: learnerMessages.courseViewer.loading },
  lesson: { name: texts.lesson, loading: learnerMessages.lessonViewer.loadingVideo },
} as const;

/** The page of a course or of a lesson, in each of its states. */
export function CourseViewer<Content>(props: CourseViewerProps<Content>) {
  const { view, page, back, onRetry, children } = props;
  const { name, loading } = pages[page];
  const heading = (
    <>
      <PageTitle>{name}</PageTitle>
      <VisuallyHidden component="h1">{name}</VisuallyHidden>
    </>
  );
  switch (view.state) {
    case 'loading':
      return (
        <>
          {heading}
          <PageSkeleton page={page} text={loading} />
        </>
      );
    case 'unavailable':
      return (
        <>
          {heading}
          <UnavailableCourse />
        </>
      );
    case 'failed':
      return (
        <>
          {heading}
          {back}
          <ProblemView
            message={view.message}
            onRetry={onRetry}
            retryLabel={learnerMessages.courseViewer.retry}
          />
        </>
      );
    case 'ready':
      return (
        <>
          {back}
          {children(view.content)}
        </>
      );
    default:
      return assertNever(view);
  }
}

/** Shown for a course that this learner cannot see: not their own, a draft, or one that does not exist. */
function UnavailableCourse() {
  return (
    <StateView
      drawing="scene-empty"
      title={learnerMessages.courseViewer.unavailable}
      action={
        <LinkButton variant="contained" to={paths.learnerDashboard}>
          {learnerMessages.courseViewer.back}
        </LinkButton>
      }
    />
  );
}
