import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { QueuePage } from '@/features/records/QueuePage.tsx';
import { listedWork } from './queries.ts';
import { WorkCard } from './WorkCard.tsx';

const { work: texts } = adminMessages;

/** The submissions of learners: of all courses, or of the one that a teacher works on (docs/decisions/143). */
export const WorkPage = () => (
  <QueuePage
    texts={texts}
    choices={texts.states}
    order={['waiting', 'again', 'done']}
    buildQuery={listedWork}
    pageSize={taskLimits.perQueuePage}
    card={(work) => <WorkCard work={work} />}
  />
);
