import { adminMessages } from '@padavu/domain/admin-messages';
import type { QuestionFilter } from '@padavu/domain/question-input';
import { questionLimits } from '@padavu/domain/question-limits';
import { FilteredPage } from '@/components/FilteredPage.tsx';
import { GrowingList } from '@/components/GrowingList.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { Thread } from '@/components/WrittenMessage.tsx';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { listedQuestions } from './queries.ts';
import { QuestionCard } from './QuestionCard.tsx';

const { questions: texts } = adminMessages;

const choiceOf = (value: QuestionFilter) => ({ value, label: texts.filters[value] });

/** What learners ask under lessons, over all courses (docs/decisions/142). */
export function QuestionsPage() {
  const { uid } = useAdministrator();
  return (
    <FilteredPage
      title={texts.title}
      about={texts.about}
      label={texts.show}
      parameter="show"
      choices={[choiceOf('waiting'), choiceOf('reported'), choiceOf('all')]}
    >
      {(filter) => (
        <GrowingList
          key={filter}
          listed={(limit) => listedQuestions(filter, limit)}
          pageSize={questionLimits.perQueuePage}
          loading={texts.loading}
          more={texts.more}
        >
          {(questions) =>
            questions.length === 0 ? (
              <EmptyState title={texts.none[filter]} onClear={null} />
            ) : (
              <Thread label={texts.title}>
                {questions.map((question) => (
                  <li key={question.id}>
                    <QuestionCard owner={uid} question={question} />
                  </li>
                ))}
              </Thread>
            )
          }
        </GrowingList>
      )}
    </FilteredPage>
  );
}
