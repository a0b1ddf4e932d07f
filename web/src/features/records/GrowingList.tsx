import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { useListPosition } from '@/lib/use-list-position.ts';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';

type GrowingListProps<T extends z.ZodType> = {
  /** The query for the first `limit` records. */
  buildQuery: (limit: number) => LiveQuery<T>;
  pageSize: number;
  loading: string;
  failed?: (reason: string | undefined) => string;
  /** The skeleton of the rows while they load; `null` for a list in a panel, which shows a line of text instead. */
  shapes?: ReactNode;
  /** The label of the button that shows more. */
  more: string;
  children: (records: z.output<T>[]) => ReactNode;
};

const Limit = z.int32().positive();

/**
 * A live list that a button lengthens by a page; reload and back keep its length. The focus stays in the list as rows
 * come and go.
 */
export function GrowingList<T extends z.ZodType>(props: GrowingListProps<T>) {
  const { buildQuery, pageSize, loading, failed, more, shapes = <RowShapes framed />, children } = props;
  const { collection, where } = buildQuery(pageSize);
  const { position: limit = pageSize, setPosition: setLimit } = useListPosition(
    collection,
    JSON.stringify(where),
    Limit,
  );
  // One record more than shown tells whether there are more.
  const { live, retry } = useLiveQuery(buildQuery(limit + 1), { keepPrevious: true });
  return (
    <Stack spacing={2} aria-busy={live.state === 'loading'}>
      <QueryState query={live} loading={loading} shapes={shapes} {...(failed && { failed })} onRetry={retry}>
        {({ data, skipped = 0 }) => (
          <>
            {children(data.slice(0, limit))}
            {data.length + skipped > limit && (
              <Button
                variant="outlined"
                onClick={() => setLimit(limit + pageSize)}
                sx={{ alignSelf: 'center' }}
              >
                {more}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
