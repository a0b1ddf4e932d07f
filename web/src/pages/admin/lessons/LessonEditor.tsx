import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { limits } from '@padavu/domain/limits';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useState } from 'react';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { WindowPager } from '@/components/WindowPager.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { useCourseChoice } from '@/features/course/use-course-choice.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import { fieldsOf, newLessonFields } from '@/features/lesson-desk/lesson-fields.ts';
import type { LessonFields } from '@/features/lesson-desk/lesson-fields.ts';
import { lessonDraft } from '@/features/lesson-desk/lesson-draft.ts';
import { nameOf } from '@/features/lesson-desk/lesson-rows.ts';
import { LessonDialog } from '@/features/lesson-desk/LessonDialog.tsx';
import { LessonVideo } from '@/features/lesson/LessonVideo.tsx';
import { lessonDocument } from '@/features/lesson/queries.ts';
import { useSubcategories } from '@/features/subcategory/use-subcategories.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';

/** What is edited: a lesson, as it is known already where it is, or a new one in a course and perhaps a category. */
export type Editing =
  | { kind: 'lesson'; id: number; known?: Lesson }
  | { kind: 'new'; courseId: number; category: Subcategory | undefined };

type EditorProps = { choice: CourseChoice; onClose: () => void };

/** The lesson's dialog with the data that it needs. */
export function LessonEditor({ editing, ...editor }: EditorProps & { editing: Editing }) {
  if (editing.kind === 'lesson') return <LessonToEdit {...editor} {...editing} />;
  const { courseId, category } = editing;
  const record = { values: newLessonFields(courseId, category?.id ?? null), version: null };
  return <Dialog {...editor} lesson={null} record={record} courseId={courseId} />;
}

/** A lesson is live while it is edited, so that the dialog can tell when another hand has saved it. */
function LessonToEdit({ id, known, ...editor }: EditorProps & { id: number; known?: Lesson }) {
  const { uid } = useAdministrator();
  const { live, retry } = useLiveDocument(lessonDocument(id));
  const now = live.state === 'loading' && known ? onHand(known) : live;
  const forget = () => {
    dropDraft(lessonDraft(uid, id));
    editor.onClose();
  };
  return (
    <RecordDialog
      title={messages.lessons.editTitle}
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
  const { uid } = useAdministrator();
  const [chosen, setChosen] = useState(courseId);
  const { courses, ...turns } = useCourseChoice(choice, chosen);
  const { subcategories } = useSubcategories(chosen);
  // A part of the categories may be on the device already: the first of them is no choice.
  const isWhole = subcategories.state === 'ready' && (!subcategories.fromCache || !navigator.onLine);
  const title = dialog.lesson ? nameOf(dialog.lesson) : messages.lessons.addTitle;
  return (
    <LessonDialog
      {...dialog}
      owner={uid}
      courses={courses}
      furtherCourses={<WindowPager size={limits.desk.courses} noun="courses" {...turns} isSearched={false} />}
      categories={isWhole ? subcategories.data.toSorted((one, other) => one.id - other.id) : null}
      onCourse={setChosen}
      preview={(videoUrl) => <LessonVideo lesson={{ videoUrl }} title={title} />}
    />
  );
}
