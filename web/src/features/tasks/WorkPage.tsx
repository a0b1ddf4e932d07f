import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { limits } from '@padavu/domain/limits';
import { taskLimits } from '@padavu/domain/task-limits';
import { TaskState, taskStates } from '@padavu/domain/task-state';
import { useState } from 'react';
import { RowShapes } from '@/components/list-shapes.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { coursesById } from '@/features/course-content/course-queries.ts';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';
import { listedWork } from './queries.ts';
import { WorkCard } from './WorkCard.tsx';

const { work: texts } = adminMessages;
const { perQueuePage } = taskLimits;

const Shown = TaskState.catch('waiting');
const options = taskStates.map((value) => ({ value, label: texts.states[value] }));

/** What learners hand in, over all courses (docs/decisions/143). The state lives in the address. */
export function WorkPage() {
  const { query, write } = useQuietQuery();
  const state = Shown.parse(query.get('show'));
  return (
    <Stack spacing={3}>
      <PageTitle>{texts.title}</PageTitle>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {texts.about}
      </Typography>
      <Box role="search" aria-label={texts.title} sx={{ maxWidth: '20rem' }}>
        <SelectInput
          label={texts.show}
          options={options}
          value={state}
          onChange={(event) => write({ show: event.target.value })}
        />
      </Box>
      <WorkList key={state} state={state} />
    </Stack>
  );
}

function WorkList({ state }: { state: TaskState }) {
  const { uid } = useAdministrator();
  const kept = useKeptFocus<HTMLUListElement>();
  const [limit, setLimit] = useState<number>(perQueuePage);
  const { live, retry } = useLiveQuery(listedWork(state, limit));
  const courses = useLiveQuery(coursesById(limits.adminContent.courses));
  const known = courses.live.state === 'ready' ? courses.live.data : [];
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return (
    <QueryState query={live} onRetry={retry} loading={texts.loading} shapes={<RowShapes framed />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={texts.none[state]} onClear={null} />
        ) : (
          <>
            <Stack
              {...kept}
              component="ul"
              aria-label={texts.title}
              spacing={2}
              sx={{ listStyle: 'none', margin: 0, padding: 0, outline: 'none' }}
            >
              {data.map((work) => (
                <li key={work.id}>
                  <WorkCard owner={uid} work={work} courseTitle={titles.get(work.courseId)} />
                </li>
              ))}
            </Stack>
            {data.length === limit && (
              <Button
                variant="outlined"
                sx={{ alignSelf: 'center' }}
                onClick={() => setLimit(limit + perQueuePage)}
              >
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </QueryState>
  );
}
