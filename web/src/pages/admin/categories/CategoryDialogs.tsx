import { assertNever } from '@padavu/domain/assert-never';
import { courseIdFor } from '@padavu/domain/course';
import type { CourseName } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { WindowPager } from '@/components/WindowPager.tsx';
import { useCourseChoice } from '@/features/course/use-course-choice.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import { fieldsOf, newFields } from '@/features/subcategory/category-form.ts';
import { CategoryDialog } from '@/features/subcategory/CategoryDialog.tsx';
import { subcategoryDocument } from '@/features/subcategory/queries.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import type { CategoryDeskState } from './use-category-desk.ts';

type CategoryDialogsProps = {
  owner: string;
  desk: CategoryDeskState;
  choice: CourseChoice;
  /** The course that the list is narrowed to, which a new category takes up. */
  course: CourseName | null;
  authProblem: ReactNode;
};

const form = 'category';
const newRecord = 'new';
const { categories: texts } = messages;

/** The modal while it is open, and what was typed into it before while it is not. */
export function CategoryDialogs(props: CategoryDialogsProps) {
  const { owner, desk, choice, course, authProblem } = props;
  switch (desk.modal.state) {
    case 'closed':
      return (
        <DraftNotice
          owner={owner}
          form={form}
          describe={(record) =>
            record === newRecord
              ? 'A new category that you typed is not saved yet.'
              : 'Your changes to a category are not saved yet.'
          }
          onContinue={(record) => (record === newRecord ? desk.add() : desk.edit(Number(record)))}
        />
      );
    case 'add':
      return (
        <CategoryDialog
          title={texts.add}
          submit={texts.submitAdd}
          place={{ owner, form, record: newRecord }}
          record={{ values: newFields(course && courseIdFor(course, choice.courses)), version: null }}
          courses={choice.courses}
          furtherCourses={furtherCourses(choice)}
          save={desk.create}
          failed={texts.createFailed}
          authProblem={authProblem}
          onSaved={desk.created}
          onClose={desk.close}
        />
      );
    case 'edit':
      return <EditDialog {...props} key={desk.modal.id} id={desk.modal.id} />;
    default:
      return assertNever(desk.modal);
  }
}

function EditDialog({ id, ...props }: CategoryDialogsProps & { id: number }) {
  const { owner, desk } = props;
  const { live, retry } = useLiveDocument(subcategoryDocument(id));
  const close = () => {
    dropDraft({ owner, form, record: String(id) });
    desk.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={desk.close}>
      {(category) => <Form {...props} category={category} />}
    </RecordDialog>
  );
}

function Form({
  category,
  owner,
  desk,
  choice,
  authProblem,
}: CategoryDialogsProps & { category: Subcategory }) {
  const { id, courseId, updatedAt } = category;
  const { courses } = useCourseChoice(choice, courseId);
  return (
    <CategoryDialog
      title={texts.edit}
      submit={texts.submitUpdate}
      place={{ owner, form, record: String(id) }}
      record={{ values: fieldsOf(category), version: updatedAt }}
      courses={courses}
      furtherCourses={furtherCourses(choice)}
      save={(input, version) => desk.update(id, input, version ?? updatedAt)}
      failed={texts.updateFailed}
      authProblem={authProblem}
      onSaved={desk.updated}
      onClose={desk.close}
    />
  );
}

const furtherCourses = ({ next, previous }: CourseChoice) => (
  <WindowPager size={limits.desk.courses} noun="courses" next={next} previous={previous} isSearched={false} />
);
