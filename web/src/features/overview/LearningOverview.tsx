import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import type { Headcount } from '@padavu/domain/headcount';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SelectInput } from '@/components/SelectInput.tsx';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { Funnel } from './Funnel.tsx';
import { UnfinishedLessons } from './UnfinishedLessons.tsx';
import type { Figure } from './use-figure.ts';
import { learningIn, useLearning } from './use-learning.ts';
import type { Learning } from './use-learning.ts';

/** How far learners come, and where they stop; in all courses or in one. */
export function LearningOverview({ headcount }: { headcount: Figure<Headcount> }) {
  const { live, retry } = useLearning();
  switch (live.state) {
    case 'loading':
      return <LoadingView text="Loading figures..." />;
    case 'failed':
      return (
        <ProblemView
          message={failureMessage(live.error) ?? messages.server.error}
          action={
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return <Figures learning={live.data} headcount={headcount} />;
    default:
      return assertNever(live);
  }
}

const everyCourse = 'all';

function Figures({ learning, headcount }: { learning: Learning; headcount: Figure<Headcount> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  // A course that is deleted meanwhile is no longer a choice.
  const courseId = learning.courses.some(({ id }) => id === chosen) ? chosen : null;
  const shown = learningIn(learning, courseId);
  return (
    <Stack spacing={3}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectInput
          label="Course"
          options={[
            { value: everyCourse, label: messages.lessons.allCourses },
            ...learning.courses.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={String(courseId ?? everyCourse)}
          onChange={(event) => setChosen(Number(event.target.value) || null)}
          hint={learning.isPart ? `The first ${learning.courses.length} courses.` : undefined}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel id="funnel" title="From registration to the last lesson">
          <Funnel headcount={headcount} courseId={courseId} insights={shown.insights} />
        </Panel>
        <Panel id="unfinished" title="Lessons most often left unfinished">
          <UnfinishedLessons learning={shown} />
        </Panel>
      </Box>
    </Stack>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, sm: 3 }, borderRadius: 2, cornerShape: 'notch' }}
    >
      <Typography id={id} variant="h3" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
