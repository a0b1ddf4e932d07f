import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { CourseDialog } from '@/features/course/CourseDialog.tsx';
import { fieldsOf, newFields } from '@/features/course/course-form.ts';
import { courseDocument } from '@/features/course/queries.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { OutlineDialog } from './OutlineDialog.tsx';
import type { CourseDeskState } from './use-course-desk.ts';

type CourseDialogsProps = { owner: string; desk: CourseDeskState };

const form = 'course';
const newRecord = 'new';
const { courses: texts } = messages;

/** The dialog that is open, and what was typed into one before while none is. */
export function CourseDialogs({ owner, desk }: CourseDialogsProps) {
  const { modal } = desk;
  switch (modal.state) {
    case 'closed':
      return (
        <DraftNotice
          owner={owner}
          form={form}
          describe={(record) =>
            record === newRecord
              ? 'A new course that you typed is not saved yet.'
              : 'Your changes to a course are not saved yet.'
          }
          onContinue={(record) => (record === newRecord ? desk.add() : desk.edit(Number(record)))}
        />
      );
    case 'add':
      return (
        <CourseDialog
          title={texts.add}
          submit={texts.submitAdd}
          place={{ owner, form, record: newRecord }}
          record={{ values: newFields, version: null }}
          save={desk.create}
          onSaved={desk.created}
          onClose={desk.close}
        />
      );
    case 'edit':
      return <EditDialog key={modal.id} id={modal.id} owner={owner} desk={desk} />;
    case 'view':
      return <OutlineDialog key={modal.id} id={modal.id} onClose={desk.close} />;
    default:
      return assertNever(modal);
  }
}

function EditDialog({ id, owner, desk }: CourseDialogsProps & { id: number }) {
  const { live, retry } = useLiveDocument(courseDocument(id));
  const place = { owner, form, record: String(id) };
  const close = () => {
    dropDraft(place);
    desk.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={desk.close}>
      {(course) => (
        <CourseDialog
          title={texts.edit}
          submit={texts.submitUpdate}
          place={place}
          record={{ values: fieldsOf(course), version: course.updatedAt }}
          save={(input, version) => desk.update(id, input, version ?? course.updatedAt)}
          onSaved={desk.updated}
          onClose={desk.close}
        />
      )}
    </RecordDialog>
  );
}
