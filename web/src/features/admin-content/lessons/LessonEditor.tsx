import type { Lesson } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Category } from '@padavu/domain/category';
import { useState } from 'react';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import { useCourseChoice } from '@/features/course-content/use-course-choice.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { fieldsOf, newLessonFields } from './lesson-fields.ts';
import type { LessonFields } from './lesson-fields.ts';
import { lessonDraft } from './lesson-draft.ts';
import { nameOf } from './lesson-name.ts';
import { LessonDialog } from './LessonDialog.tsx';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import { lessonDocument } from '@/features/course-content/lesson-queries.ts';
import { categoriesOfCourse } from '@/features/course-content/category-queries.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';

/** The lesson to edit, with its data if it is already loaded; or a new one in a course and perhaps a category. */
export type Editing =
  | { kind: 'lesson'; id: number; lesson?: Lesson }
  | { kind: 'new'; courseId: number; category: Category | undefined };

type EditorProps = { choice: CourseChoice; onClose: () => void };

/** The lesson's dialog with the data that it needs. */
export function LessonEditor({ editing, ...editor }: EditorProps & { editing: Editing }) {
  if (editing.kind === 'lesson') return <LessonToEdit {...editor} {...editing} />;
  const { courseId, category } = editing;
  const record = { values: newLessonFields(courseId, category?.id ?? null), version: null };
  return <Dialog {...editor} lesson={null} record={record} courseId={courseId} />;
}

/** A lesson is live while it is edited, so that the dialog notices when somebody else saves it. */
function LessonToEdit({ id, lesson: loaded, ...editor }: EditorProps & { id: number; lesson?: Lesson }) {
  const { uid } = useStaffMember();
  const { live, retry } = useLiveDocument(lessonDocument(id));
  const lessonState = live.state === 'loading' && loaded ? cachedState(loaded) : live;
  const forget = () => {
    dropDraft(lessonDraft(uid, id));
    editor.onClose();
  };
  return (
    <RecordDialog
      title={adminMessages.lessons.editTitle}
      live={lessonState}
      retry={retry}
      onGone={forget}
      onClose={editor.onClose}
    >
      {(lesson) => (
        <Dialog
          {...editor}
          lesson={lesson}
          record={{ values: fieldsOf(lesson), version: lesson.updatedAt }}
          courseId={lesson.courseId}
        />
      )}
    </RecordDialog>
  );
}

const cachedState = (data: Lesson) => ({ state: 'ready', data, fromCache: true }) as const;

type DialogProps = EditorProps & {
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  courseId: number;
};

function Dialog({ courseId, choice, ...dialog }: DialogProps) {
  const { uid } = useStaffMember();
  const [selectedCourseId, setSelectedCourseId] = useState(courseId);
  const { courses, ...paging } = useCourseChoice(choice, selectedCourseId || null);
  const { live: categories } = useLiveQuery(selectedCourseId ? categoriesOfCourse(selectedCourseId) : null);
  // The cache may hold only some categories, so none is preselected before the list is complete.
  const isComplete = categories.state === 'ready' && (!categories.fromCache || !navigator.onLine);
  const title = dialog.lesson ? nameOf(dialog.lesson) : adminMessages.lessons.addTitle;
  return (
    <LessonDialog
      {...dialog}
      owner={uid}
      courses={courses}
      furtherCourses={<CoursePager {...paging} />}
      categories={isComplete ? categories.data.toSorted((one, other) => one.id - other.id) : null}
      onCourse={setSelectedCourseId}
      preview={(videoUrl) => <LessonVideo lesson={{ videoUrl }} title={title} />}
    />
  );
}
