import { messages } from '@padavu/domain/messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { StateView } from '@/components/StateView.tsx';
import { paths } from '@/lib/paths.ts';

/** A course that is not there for this learner: another one, a draft, or none at all. */
export function UnavailableCourse() {
  return (
    <StateView
      drawing="scene-empty"
      title={messages.courseViewer.unavailable}
      action={
        <LinkButton variant="contained" to={paths.learnerDashboard}>
          {messages.courseViewer.back}
        </LinkButton>
      }
    />
  );
}
