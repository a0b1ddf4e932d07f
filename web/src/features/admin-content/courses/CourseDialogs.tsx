import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { newRecord, RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { RecordToEdit } from '@/features/admin-content/RecordToEdit.tsx';
import { OutlineList } from '@/features/admin-content/categories/OutlineList.tsx';
import { courseDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { CourseDialog } from './CourseDialog.tsx';

/** Which dialog is open, and for which course. */
export type CourseDialogState = { kind: 'new' } | { kind: 'edit' | 'view'; id: number };

type CourseDialogsProps = {
  /** The open dialog; `null` while none is open. */
  dialog: CourseDialogState | null;
  show: (dialog: CourseDialogState) => void;
  close: () => void;
};

const form = 'course';

/** The open dialog, or the notice of an unsaved draft while none is open. */
export function CourseDialogs({ dialog, show, close }: CourseDialogsProps) {
  const newDraft = useDraftKey(form, newRecord);
  if (dialog === null) {
    return (
      <RecordDraftNotice
        form={form}
        onAdd={() => show({ kind: 'new' })}
        onEdit={(id) => show({ kind: 'edit', id })}
      />
    );
  }
  switch (dialog.kind) {
    case 'new':
      return <CourseDialog draftKey={newDraft} course={null} onClose={close} />;
    case 'edit':
      return (
        <RecordToEdit
          key={dialog.id}
          title={adminMessages.courses.edit}
          form={form}
          id={dialog.id}
          document={courseDocument(dialog.id)}
          onClose={close}
        >
          {(course, draftKey) => <CourseDialog draftKey={draftKey} course={course} onClose={close} />}
        </RecordToEdit>
      );
    case 'view':
      return <OutlineDialog key={dialog.id} id={dialog.id} onClose={close} />;
    default:
      return assertNever(dialog);
  }
}

/** The course as its learners see it, category by category. */
function OutlineDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { live, retry } = useLiveDocument(courseDocument(id));
  return (
    <RecordDialog title="Course outline" live={live} retry={retry} onClose={onClose}>
      {(course) => <Outline course={course} onClose={onClose} />}
    </RecordDialog>
  );
}

function Outline({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id, description, published } = course;
  return (
    <SettledDialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{courseTitle(course)}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}
      >
        {!published && <Alert severity="info">This course is a draft: learners do not see it.</Alert>}
        <Typography color="textSecondary">
          {description || learnerMessages.lessonViewer.noDescription}
        </Typography>
        <div>
          <OutlineList courseId={id} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" autoFocus>
          Close
        </Button>
      </DialogActions>
    </SettledDialog>
  );
}
