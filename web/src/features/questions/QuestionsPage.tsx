import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { limits } from '@padavu/domain/limits';
import { questionLimits } from '@padavu/domain/question-limits';
import { useState } from 'react';
import { z } from 'zod';
import { RowShapes } from '@/components/list-shapes.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { coursesById } from '@/features/course-content/course-queries.ts';
import { useAdministrator } from '@/features/session/use-administrator.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';
import { listedQuestions, questionFilters } from './queries.ts';
import type { QuestionFilter } from './queries.ts';
import { QuestionCard } from './QuestionCard.tsx';

const { questions: texts } = adminMessages;
const { perQueuePage } = questionLimits;

const Filter = z.enum(questionFilters).catch('waiting');
const options = questionFilters.map((value) => ({ value, label: texts.filters[value] }));

/** What learners ask under lessons, over all courses (docs/decisions/142). The filter lives in the address. */
export function QuestionsPage() {
  const { query, write } = useQuietQuery();
  const filter = Filter.parse(query.get('show'));
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
          value={filter}
          onChange={(event) => write({ show: event.target.value })}
        />
      </Box>
      <QuestionList key={filter} filter={filter} />
    </Stack>
  );
}

function QuestionList({ filter }: { filter: QuestionFilter }) {
  const { uid } = useAdministrator();
  const kept = useKeptFocus<HTMLUListElement>();
  const [limit, setLimit] = useState<number>(perQueuePage);
  const { live, retry } = useLiveQuery(listedQuestions(filter, limit));
  const courses = useLiveQuery(coursesById(limits.adminContent.courses));
  const known = courses.live.state === 'ready' ? courses.live.data : [];
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return (
    <QueryState query={live} onRetry={retry} loading={texts.loading} shapes={<RowShapes framed />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={texts.none[filter]} onClear={null} />
        ) : (
          <>
            <Stack
              {...kept}
              component="ul"
              aria-label={texts.title}
              spacing={2}
              sx={{ listStyle: 'none', margin: 0, padding: 0, outline: 'none' }}
            >
              {data.map((question) => (
                <li key={question.id}>
                  <QuestionCard owner={uid} question={question} courseTitle={titles.get(question.courseId)} />
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
