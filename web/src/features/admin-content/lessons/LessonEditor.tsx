import type { Lesson } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Category } from '@padavu/domain/course/category';
import { RecordToEdit } from '@/features/admin-content/RecordToEdit.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { newRecord } from '@/features/admin-content/RecordDraftNotice.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { fieldsOf, newLessonFields } from './lesson-fields.ts';
import { LessonDialog } from './LessonDialog.tsx';
import { lessonDocument } from '@/features/course-content/queries.ts';

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
  if (editing.kind === 'edit') {
    const { id, lesson: listed } = editing;
    return (
      <RecordToEdit
        title={adminMessages.lessons.editTitle}
        form={lessonDrafts}
        id={id}
        document={lessonDocument(id)}
        listed={listed}
        onClose={editor.onClose}
      >
        {(lesson, draftKey) => (
          <LessonDialog
            {...editor}
            draftKey={draftKey}
            lesson={lesson}
            record={{ values: fieldsOf(lesson), version: lesson.updatedAt }}
          />
        )}
      </RecordToEdit>
    );
  }
  const { courseId, category } = editing;
  const record = { values: newLessonFields(courseId, category?.id ?? null), version: null };
  return <LessonDialog {...editor} draftKey={newDraft} lesson={null} record={record} />;
}
