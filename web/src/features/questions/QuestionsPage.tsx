import { adminMessages } from '@padavu/domain/admin-messages';
import { questionLimits } from '@padavu/domain/question-limits';
import { QueuePage } from '@/components/QueuePage.tsx';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { listedQuestions } from './queries.ts';
import { QuestionCard } from './QuestionCard.tsx';

const { questions: texts } = adminMessages;

/** What learners ask under lessons, over all courses (docs/decisions/142). */
export function QuestionsPage() {
  const { uid } = useAdministrator();
  return (
    <QueuePage
      texts={texts}
      choices={texts.filters}
      order={['waiting', 'reported', 'all']}
      listed={listedQuestions}
      pageSize={questionLimits.perQueuePage}
      card={(question) => <QuestionCard owner={uid} question={question} />}
    />
  );
}
