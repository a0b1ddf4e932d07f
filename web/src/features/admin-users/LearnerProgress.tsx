import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lastActivity, lessonCounts, progressPercent } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { ProgressSteps } from '@/features/course-content/ProgressSteps.tsx';

type LearnerProgressProps = { course: string; lessonIds: readonly number[]; progress: Progress };

/** How far somebody else is in a course, as that person sees it too. */
export function LearnerProgress({ course, lessonIds, progress }: LearnerProgressProps) {
  const percent = progressPercent(progress, lessonIds);
  const { complete, opened, existing } = lessonCounts(progress, lessonIds);
  const last = lastActivity(progress);
  const of = `of ${existing} ${existing === 1 ? 'lesson' : 'lessons'}`;
  return (
    <Stack spacing={2}>
      <ProgressSteps percent={percent} label={`Progress in ${course}`} />
      <Typography sx={{ fontWeight: 650 }}>{`${percent}% of ${course}`}</Typography>
      <FactList>
        <Fact term="Complete">{`${complete} ${of}`}</Fact>
        <Fact term="Opened">{`${opened} ${of}`}</Fact>
        <Fact term="Last activity">{last ? <MediumMoment value={last} /> : 'Not begun yet'}</Fact>
      </FactList>
    </Stack>
  );
}
