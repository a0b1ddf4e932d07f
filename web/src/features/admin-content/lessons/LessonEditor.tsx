import type { Lesson } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Category } from '@padavu/domain/category';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { newRecord } from '@/features/admin-content/RecordDraftNotice.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { fieldsOf, newLessonFields } from './lesson-fields.ts';
import { LessonDialog } from './LessonDialog.tsx';
import { lessonDocument } from '@/features/course-content/queries.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';

/** The lesson to edit, with its data if it is already loaded; or a new one in a course and perhaps a category. */
export type Editing =
  | { kind: 'edit'; id: number; lesson?: Lesson }
  | { kind: 'new'; courseId: number; category: Category | undefined };

/** The form name of lesson drafts. */
export const lessonDrafts = 'lesson';

type EditorProps = { choice: CourseChoice; onClose: () => void };

/** The lesson's dialog with the data that it needs. */
export function LessonEditor({ editing, ...editor }: EditorProps & { editing: Editing }) {
  const newDraft = useDraftKey(lessonDrafts, newRecord);
  if (editing.kind === 'edit') return <LessonToEdit {...editor} {...editing} />;
  const { courseId, category } = editing;
  const record = { values: newLessonFields(courseId, category?.id ?? null), version: null };
  return <LessonDialog {...editor} draftKey={newDraft} lesson={null} record={record} />;
}

/** A lesson is live while it is edited, so that the dialog notices when somebody else saves it. */
function LessonToEdit({ id, lesson: loaded, ...editor }: EditorProps & { id: number; lesson?: Lesson }) {
  const draftKey = useDraftKey(lessonDrafts, String(id));
  const { live, retry } = useLiveDocument(lessonDocument(id));
  const lessonState = live.state === 'loading' && loaded ? cachedState(loaded) : live;
  return (
    <RecordDialog
      title={adminMessages.lessons.editTitle}
      live={lessonState}
      retry={retry}
      draftKey={draftKey}
      onClose={editor.onClose}
    >
      {(lesson) => (
        <LessonDialog
          {...editor}
          draftKey={draftKey}
          lesson={lesson}
          record={{ values: fieldsOf(lesson), version: lesson.updatedAt }}
        />
      )}
    </RecordDialog>
  );
}

const cachedState = (data: Lesson) => ({ state: 'ready', data, fromCache: true }) as const;
