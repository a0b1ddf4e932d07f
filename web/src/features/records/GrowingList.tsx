import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';

type GrowingListProps<T extends z.ZodType> = {
  /** The first so many records of the list. */
  listed: (limit: number) => LiveQuery<T>;
  pageSize: number;
  loading: string;
  failed?: (reason: string | undefined) => string;
  /** Stands in the place of the rows while they load; `null` for a line in a panel. */
  shapes?: ReactNode;
  /** The label of the button that shows more. */
  more: string;
  children: (records: z.output<T>[]) => ReactNode;
};

/** A list, live, and longer with each press of its button; the focus stays in it as its rows come and go. */
export function GrowingList<T extends z.ZodType>(props: GrowingListProps<T>) {
  const { listed, pageSize, loading, failed, more, shapes = <RowShapes framed />, children } = props;
  const [most, setMost] = useState(pageSize);
  // One record more than is shown says that there is more.
  const { live, retry } = useLiveQuery(listed(most + 1), { keepPrevious: true });
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Stack {...kept} spacing={2} aria-busy={live.state === 'loading'} sx={{ outline: 'none' }}>
      <QueryState query={live} loading={loading} shapes={shapes} {...(failed && { failed })} onRetry={retry}>
        {({ data, skipped = 0 }) => (
          <>
            {children(data.slice(0, most))}
            {data.length + skipped > most && (
              <Button
                variant="outlined"
                onClick={() => setMost(most + pageSize)}
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
