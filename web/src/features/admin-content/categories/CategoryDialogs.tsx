import { assertNever } from '@padavu/domain/assert-never';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Category } from '@padavu/domain/category';
import type { ReactNode } from 'react';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { newRecord, RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import { useCourseChoice } from '@/features/course-content/use-course-choice.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { fieldsOf, newFields } from './category-form.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { categoryDocument } from '@/features/course-content/category-queries.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import type { CategoryManagementState } from './use-category-management.ts';

type CategoryDialogsProps = {
  owner: string;
  management: CategoryManagementState;
  choice: CourseChoice;
  /** The course filter, which preselects the course of a new category. */
  courseId: number | null;
  authProblem: ReactNode;
};

const form = 'category';
const { categories: texts } = adminMessages;

/** The open modal, or the notice of an unsaved draft while none is open. */
export function CategoryDialogs(props: CategoryDialogsProps) {
  const { owner, management, choice, courseId, authProblem } = props;
  switch (management.modal.state) {
    case 'closed':
      return <RecordDraftNotice owner={owner} form={form} onAdd={management.add} onEdit={management.edit} />;
    case 'add':
      return (
        <CategoryDialog
          title={texts.add}
          submit={texts.submitAdd}
          draftKey={{ owner, form, record: newRecord }}
          record={{ values: newFields(courseId), version: null }}
          courses={choice.courses}
          furtherCourses={<CoursePager {...choice} />}
          save={management.create}
          failed={texts.createFailed}
          authProblem={authProblem}
          onSaved={management.onCreated}
          onClose={management.close}
        />
      );
    case 'edit':
      return <EditDialog {...props} key={management.modal.id} id={management.modal.id} />;
    default:
      return assertNever(management.modal);
  }
}

function EditDialog({ id, ...props }: CategoryDialogsProps & { id: number }) {
  const { owner, management } = props;
  const { live, retry } = useLiveDocument(categoryDocument(id));
  const close = () => {
    dropDraft({ owner, form, record: String(id) });
    management.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={management.close}>
      {(category) => <Form {...props} category={category} />}
    </RecordDialog>
  );
}

function Form({
  category,
  owner,
  management,
  choice,
  authProblem,
}: CategoryDialogsProps & { category: Category }) {
  const { id, courseId, updatedAt } = category;
  const { courses } = useCourseChoice(choice, courseId || null);
  return (
    <CategoryDialog
      title={texts.edit}
      submit={texts.submitUpdate}
      draftKey={{ owner, form, record: String(id) }}
      record={{ values: fieldsOf(category), version: updatedAt }}
      courses={courses}
      furtherCourses={<CoursePager {...choice} />}
      save={(input, version) => management.update(id, input, version ?? updatedAt)}
      failed={texts.updateFailed}
      authProblem={authProblem}
      onSaved={management.onUpdated}
      onClose={management.close}
    />
  );
}
