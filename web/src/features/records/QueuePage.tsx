import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import { FilteredPage } from '@/components/FilteredPage.tsx';
import { GrowingList } from './GrowingList.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { Thread } from '@/components/WrittenMessage.tsx';

type QueuePageProps<V extends string, T extends z.ZodType> = {
  texts: {
    title: string;
    about: string;
    show: string;
    loading: string;
    more: string;
    none: Readonly<Record<V, string>>;
  };
  /** The filters to choose from, with their labels. */
  choices: Readonly<Record<V, string>>;
  /** The first one is the default. */
  order: readonly [V, ...V[]];
  buildQuery: (filter: V, limit: number) => LiveQuery<T>;
  pageSize: number;
  card: (record: z.output<T>) => ReactNode;
};

/** A page of cards for what waits for the school, filtered by one choice. */
export function QueuePage<V extends string, T extends z.ZodType<{ id: string }>>(
  props: QueuePageProps<V, T>,
) {
  const { texts, choices, order, buildQuery, pageSize, card } = props;
  const choiceOf = (value: V) => ({ value, label: choices[value] });
  const [first, ...others] = order;
  return (
    <FilteredPage
      title={texts.title}
      about={texts.about}
      label={texts.show}
      parameter="show"
      choices={[choiceOf(first), ...others.map(choiceOf)]}
    >
      {(filter) => (
        <GrowingList
          key={filter}
          buildQuery={(limit) => buildQuery(filter, limit)}
          pageSize={pageSize}
          loading={texts.loading}
          more={texts.more}
        >
          {(records) =>
            records.length === 0 ? (
              <EmptyState title={texts.none[filter]} onClear={null} />
            ) : (
              <Thread label={texts.title}>
                {records.map((record) => (
                  <li key={record.id}>{card(record)}</li>
                ))}
              </Thread>
            )
          }
        </GrowingList>
      )}
    </FilteredPage>
  );
}
