import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { QueuePage } from '@/features/records/QueuePage.tsx';
import { listedQuestions } from './queries.ts';
import { QuestionCard } from './QuestionCard.tsx';

const { questions: texts } = adminMessages;

/** The questions under lessons: of all courses, or of the one that a teacher works on (docs/decisions/142). */
export const QuestionsPage = () => (
  <QueuePage
    texts={texts}
    choices={texts.filters}
    order={['waiting', 'reported', 'all']}
    buildQuery={listedQuestions}
    pageSize={questionLimits.perQueuePage}
    card={(question) => <QuestionCard question={question} />}
  />
);
