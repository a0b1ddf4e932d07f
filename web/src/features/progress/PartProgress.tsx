import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isComplete, progressPercent } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { ProgressSteps } from './ProgressSteps.tsx';

type PartProgressProps = { title: string; lessonIds: readonly number[]; progress: Progress };

/** How far a learner is in a course or a part of it; the same count as everywhere (design section 3). */
export function PartProgress({ title, lessonIds, progress }: PartProgressProps) {
  const complete = lessonIds.filter((id) => isComplete(progress, id)).length;
  return (
    <Box>
      <ProgressSteps
        small
        percent={progressPercent(progress, lessonIds)}
        label={`Your progress in ${title}`}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {`${complete} of ${lessonIds.length} ${lessonIds.length === 1 ? 'lesson' : 'lessons'} complete`}
      </Typography>
    </Box>
  );
}
