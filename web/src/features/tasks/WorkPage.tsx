import { adminMessages } from '@padavu/domain/admin-messages';
import { taskLimits } from '@padavu/domain/task-limits';
import { QueuePage } from '@/components/QueuePage.tsx';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { listedWork } from './queries.ts';
import { WorkCard } from './WorkCard.tsx';

const { work: texts } = adminMessages;

/** What learners hand in, over all courses (docs/decisions/143). */
export function WorkPage() {
  const { uid } = useAdministrator();
  return (
    <QueuePage
      texts={texts}
      choices={texts.states}
      order={['waiting', 'again', 'done']}
      listed={listedWork}
      pageSize={taskLimits.perQueuePage}
      card={(work) => <WorkCard owner={uid} work={work} />}
    />
  );
}
