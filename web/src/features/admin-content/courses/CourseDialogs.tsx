import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { courseTitle } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { adminMessages } from '@padavu/domain/admin-messages';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { useId } from 'react';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { newRecord, RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { OutlineList } from '@/features/admin-content/categories/OutlineList.tsx';
import { courseDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { CourseDialog } from './CourseDialog.tsx';
import { fieldsOf, newFields } from './course-form.ts';
import type { CourseManagementState } from './use-course-management.ts';

type CourseDialogsProps = { management: CourseManagementState };

const form = 'course';
const { courses: texts } = adminMessages;

/** The open dialog, or the notice of an unsaved draft while none is open. */
export function CourseDialogs({ management }: CourseDialogsProps) {
  const { modal } = management;
  const newDraft = useDraftKey(form, newRecord);
  switch (modal.state) {
    case 'closed':
      return <RecordDraftNotice form={form} onAdd={management.add} onEdit={management.edit} />;
    case 'add':
      return (
        <CourseDialog
          title={texts.add}
          submit={texts.submitAdd}
          draftKey={newDraft}
          record={{ values: newFields, version: null }}
          save={management.create}
          onSaved={management.onCreated}
          onClose={management.close}
        />
      );
    case 'edit':
      return <EditDialog key={modal.id} id={modal.id} management={management} />;
    case 'view':
      return <OutlineDialog key={modal.id} id={modal.id} onClose={management.close} />;
    default:
      return assertNever(modal);
  }
}

function EditDialog({ id, management }: CourseDialogsProps & { id: number }) {
  const { live, retry } = useLiveDocument(courseDocument(id));
  const draftKey = useDraftKey(form, String(id));
  const close = () => {
    dropDraft(draftKey);
    management.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={management.close}>
      {(course) => (
        <CourseDialog
          title={texts.edit}
          submit={texts.submitUpdate}
          draftKey={draftKey}
          record={{ values: fieldsOf(course), version: course.updatedAt }}
          save={(input, version) => management.update(id, input, version ?? course.updatedAt)}
          onSaved={management.onUpdated}
          onClose={management.close}
        />
      )}
    </RecordDialog>
  );
}

type OutlineDialogProps = { id: number; onClose: () => void };

/** The course as its learners see it, category by category. */
function OutlineDialog({ id, onClose }: OutlineDialogProps) {
  const { live, retry } = useLiveDocument(courseDocument(id));
  return (
    <RecordDialog title="Course outline" live={live} retry={retry} onGone={onClose} onClose={onClose}>
      {(course) => <Outline course={course} onClose={onClose} />}
    </RecordDialog>
  );
}

function Outline({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id, description, published } = course;
  const headingId = useId();
  return (
    <SettledDialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={headingId}>
      <DialogTitle
        id={headingId}
        variant="h3"
        component="h2"
        sx={{ paddingTop: 3, overflowWrap: 'anywhere' }}
      >
        {courseTitle(course)}
      </DialogTitle>
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
      <DialogActions sx={{ padding: 3, paddingTop: 1 }}>
        <Button onClick={onClose} color="inherit" autoFocus>
          Close
        </Button>
      </DialogActions>
    </SettledDialog>
  );
}
