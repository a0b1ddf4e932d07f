import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { counted } from '@/components/counted.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { paths } from '@/lib/paths.ts';
import type { JudgedRow } from './import-work.ts';
import { RowList } from './RowList.tsx';

type ImportReportProps = {
  file: string;
  rows: readonly JudgedRow[];
  ignored: readonly string[];
  problem: string | null;
  onGoOn: () => void;
  onStartAgain: () => void;
};

const accounts = (count: number) => counted(count, 'account');
const theOther = (count: number, one: string) =>
  count === 1 ? `the other ${one}` : `the other ${count} ${one}s`;

/** What became of each row, or would, and the step that comes next. */
export function ImportReport({ file, rows, ignored, problem, onGoOn, onStartAgain }: ImportReportProps) {
  const having = (...states: string[]) =>
    rows.filter(({ outcome }) => states.includes(outcome?.state ?? 'unchecked'));
  const unchecked = having('unchecked');
  const ready = having('ready');
  const failed = having('failed');
  const created = having('created');
  const open = ready.length + failed.length;
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <ArrivalHeading level={2}>
          {created.length > 0 ? `${accounts(created.length)} made` : `${accounts(ready.length)} can be made`}
        </ArrivalHeading>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${file}, ${counted(rows.length, 'row')}`}
          {ignored.length > 0 && `. Not read: ${ignored.join(', ')}`}
        </Typography>
      </Stack>
      {problem && <Alert severity="error">{problem} Nothing is lost: go on where it stopped.</Alert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {unchecked.length > 0 ? (
          <Button variant="contained" onClick={onGoOn}>
            {`Check ${theOther(unchecked.length, 'row')}`}
          </Button>
        ) : (
          open > 0 && (
            <Button variant="contained" onClick={onGoOn}>
              {created.length > 0 ? `Make ${theOther(open, 'account')}` : `Make ${accounts(open)}`}
            </Button>
          )
        )}
        <Button variant="outlined" onClick={onStartAgain}>
          Choose another file
        </Button>
        {created.length > 0 && open === 0 && <LinkButton to={paths.adminUsers}>All users</LinkButton>}
      </Stack>
      <RowList title="Cannot be made" rows={[...having('invalid'), ...failed]} />
      <RowList title="Have an account already" rows={having('exists')} />
      <RowList title="Made" rows={created} />
      <RowList title="Can be made" rows={ready} />
      <RowList title="Not checked yet" rows={unchecked} />
    </Stack>
  );
}
