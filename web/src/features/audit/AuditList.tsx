import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { AuditDays } from './AuditDays.tsx';
import type { AuditTrail } from './use-audit-trail.ts';

const { audit: texts } = messages;

type AuditListProps = {
  trail: AuditTrail;
  /** Whether a filter hides part of the record. */
  isFiltered: boolean;
  onClear: () => void;
};

/** The record of activity in all its states. */
export function AuditList({ trail, isFiltered, onClear }: AuditListProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={trail.state === 'loading'} sx={{ outline: 'none' }}>
      <Content trail={trail} isFiltered={isFiltered} onClear={onClear} />
    </Box>
  );
}

function Content({ trail, ...rest }: AuditListProps) {
  switch (trail.state) {
    case 'loading':
      return <LoadingView text={texts.loading} />;
    case 'failed':
      return (
        <ProblemView
          message={failureMessage(trail.error) ?? texts.loadFailed}
          action={
            <Button variant="contained" onClick={trail.retry}>
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return <Found trail={trail} {...rest} />;
    default:
      return assertNever(trail);
  }
}

type Ready = Extract<AuditTrail, { state: 'ready' }>;

function Found({ trail, isFiltered, onClear }: AuditListProps & { trail: Ready }) {
  const { entries, older } = trail;
  return (
    <Stack spacing={2}>
      <Typography role="status" variant="body2" color="textSecondary">
        {countText(entries.length, older !== null)}
      </Typography>
      {entries.length > 0 ? (
        <AuditDays entries={entries} isFiltered={isFiltered} />
      ) : (
        <StateView
          drawing="scene-empty"
          title={isFiltered ? texts.empty : texts.nothingYet}
          action={
            isFiltered && (
              <Button variant="outlined" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        >
          {!isFiltered && 'What administrators do to users, courses, categories and lessons appears here.'}
        </StateView>
      )}
      {older && (
        <Button variant="outlined" onClick={older.load} loading={older.pending} sx={{ alignSelf: 'center' }}>
          Show older
        </Button>
      )}
    </Stack>
  );
}

function countText(count: number, more: boolean): string {
  if (count === 0) return '';
  if (more) return `The latest ${count} entries, newest first`;
  return count === 1 ? '1 entry' : `${count} entries, newest first`;
}
