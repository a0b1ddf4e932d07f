import { adminMessages } from '@padavu/domain/admin-messages';
import { taskLimits } from '@padavu/domain/task-limits';
import type { TaskState } from '@padavu/domain/task-state';
import { FilteredPage } from '@/components/FilteredPage.tsx';
import { GrowingList } from '@/components/GrowingList.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { Thread } from '@/components/WrittenMessage.tsx';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { listedWork } from './queries.ts';
import { WorkCard } from './WorkCard.tsx';

const { work: texts } = adminMessages;

const choiceOf = (value: TaskState) => ({ value, label: texts.states[value] });

/** What learners hand in, over all courses (docs/decisions/143). */
export function WorkPage() {
  const { uid } = useAdministrator();
  return (
    <FilteredPage
      title={texts.title}
      about={texts.about}
      label={texts.show}
      parameter="show"
      choices={[choiceOf('waiting'), choiceOf('again'), choiceOf('done')]}
    >
      {(state) => (
        <GrowingList
          key={state}
          listed={(limit) => listedWork(state, limit)}
          pageSize={taskLimits.perQueuePage}
          loading={texts.loading}
          more={texts.more}
        >
          {(works) =>
            works.length === 0 ? (
              <EmptyState title={texts.none[state]} onClear={null} />
            ) : (
              <Thread label={texts.title}>
                {works.map((work) => (
                  <li key={work.id}>
                    <WorkCard owner={uid} work={work} />
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
