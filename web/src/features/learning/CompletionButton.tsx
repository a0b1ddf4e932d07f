import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isComplete } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { useNotice } from '@/components/Notices.tsx';
import { isRefused } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { recordCompletion } from './record-progress.ts';
import type { Place } from './record-progress.ts';

/** Says that a lesson is complete, or takes it back. It shows at once and is stored when there is a network. */
export function CompletionButton({ place, progress }: { place: Place; progress: Live<Progress> }) {
  const notify = useNotice();
  const known = progress.state === 'ready' ? progress.data : null;
  const complete = known !== null && isComplete(known, place.lessonId);
  const say = () => {
    recordCompletion(place, {
      complete: !complete,
      at: new Date(),
      before: known?.lessons[place.lessonId],
    }).catch((error: Error) => notify({ severity: 'error', text: notSaved(error) }));
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', minHeight: (theme) => theme.spacing(6) }}>
      <Stack
        role="status"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', color: 'primary.main', marginInlineEnd: complete ? 2 : 0 }}
      >
        {complete && (
          <>
            <CheckCircle />
            <Typography sx={{ fontWeight: 650 }}>Completed</Typography>
          </>
        )}
      </Stack>
      {progress.state === 'failed' && (
        <Typography color="textSecondary" sx={{ order: 1, marginInlineStart: 2 }}>
          Your progress could not be loaded.
        </Typography>
      )}
      {/* The second click of a double one would take back what the first has said. */}
      <Button
        variant={complete ? 'text' : 'contained'}
        disabled={known === null}
        onClick={({ detail }) => detail < 2 && say()}
      >
        {complete ? 'Undo' : 'Mark as complete'}
      </Button>
    </Stack>
  );
}

/** The rules take no statement from the future, so a clock that is far ahead is the likely cause of a refusal. */
function notSaved(error: Error): string {
  return isRefused(error)
    ? "Your progress could not be saved. Please check this device's date and time."
    : 'Your progress could not be saved. Please try again.';
}
