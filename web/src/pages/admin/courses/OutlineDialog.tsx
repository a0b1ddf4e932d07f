import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { useId } from 'react';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { courseDocument } from '@/features/course/queries.ts';
import { OutlineList } from '@/features/subcategory/OutlineList.tsx';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';

type OutlineDialogProps = { id: number; onClose: () => void };

/** The course as its learners find it: what is in it, part by part. */
export function OutlineDialog({ id, onClose }: OutlineDialogProps) {
  const { live, retry } = useLiveDocument(courseDocument(id));
  return (
    <RecordDialog title="Course outline" live={live} retry={retry} onGone={onClose} onClose={onClose}>
      {(course) => <Outline course={course} onClose={onClose} />}
    </RecordDialog>
  );
}

function Outline({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id, title, description, published } = course;
  const headingId = useId();
  return (
    <SettledDialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={headingId}>
      <DialogTitle
        id={headingId}
        variant="h3"
        component="h2"
        sx={{ paddingTop: 3, overflowWrap: 'anywhere' }}
      >
        {title}
      </DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}
      >
        {!published && <Alert severity="info">This course is a draft: learners do not see it.</Alert>}
        <Typography color="textSecondary">{description}</Typography>
        <div>
          <OutlineList courseId={id} />
        </div>
      </DialogContent>
      <DialogActions sx={{ padding: 3, paddingTop: 1 }}>
        <Button onClick={onClose} color="inherit" autoFocus>
          Close
        </Button>
      </DialogActions>
    </SettledDialog>
  );
}
