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

/** The lesson to edit, with its data if it is already known; or a new one in a course and perhaps a category. */
export type Editing =
  | { kind: 'lesson'; id: number; known?: Lesson }
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
function LessonToEdit({ id, known, ...editor }: EditorProps & { id: number; known?: Lesson }) {
  const { uid } = useStaffMember();
  const { live, retry } = useLiveDocument(lessonDocument(id));
  const now = live.state === 'loading' && known ? onHand(known) : live;
  const forget = () => {
    dropDraft(lessonDraft(uid, id));
    editor.onClose();
  };
  return (
    <RecordDialog
      title={adminMessages.lessons.editTitle}
      live={now}
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

const onHand = (data: Lesson) => ({ state: 'ready', data, fromCache: true }) as const;

type DialogProps = EditorProps & {
  lesson: Lesson | null;
  record: FormRecord<LessonFields>;
  courseId: number;
};

function Dialog({ courseId, choice, ...dialog }: DialogProps) {
  const { uid } = useStaffMember();
  const [chosen, setChosen] = useState(courseId);
  const { courses, ...turns } = useCourseChoice(choice, chosen || null);
  const { live: categories } = useLiveQuery(chosen ? categoriesOfCourse(chosen) : null);
  // Only some categories may be cached yet: preselect none before the list is complete.
  const isWhole = categories.state === 'ready' && (!categories.fromCache || !navigator.onLine);
  const title = dialog.lesson ? nameOf(dialog.lesson) : adminMessages.lessons.addTitle;
  return (
    <LessonDialog
      {...dialog}
      owner={uid}
      courses={courses}
      furtherCourses={<CoursePager {...turns} />}
      categories={isWhole ? categories.data.toSorted((one, other) => one.id - other.id) : null}
      onCourse={setChosen}
      preview={(videoUrl) => <LessonVideo lesson={{ videoUrl }} title={title} />}
    />
  );
}
