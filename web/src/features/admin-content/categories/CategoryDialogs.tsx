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
import { categoryDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { dropDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import type { CategoryManagementState } from './use-category-management.ts';

type CategoryDialogsProps = {
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
  const { management, choice, courseId, authProblem } = props;
  const newDraft = useDraftKey(form, newRecord);
  switch (management.modal.state) {
    case 'closed':
      return <RecordDraftNotice form={form} onAdd={management.add} onEdit={management.edit} />;
    case 'add':
      return (
        <CategoryDialog
          title={texts.add}
          submit={texts.submitAdd}
          draftKey={newDraft}
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
  const { management } = props;
  const draftKey = useDraftKey(form, String(id));
  const { live, retry } = useLiveDocument(categoryDocument(id));
  const close = () => {
    dropDraft(draftKey);
    management.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={management.close}>
      {(category) => <Form {...props} draftKey={draftKey} category={category} />}
    </RecordDialog>
  );
}

function Form({
  category,
  draftKey,
  management,
  choice,
  authProblem,
}: CategoryDialogsProps & { draftKey: DraftKey; category: Category }) {
  const { id, courseId, updatedAt } = category;
  const { courses } = useCourseChoice(choice, courseId || null);
  return (
    <CategoryDialog
      title={texts.edit}
      submit={texts.submitUpdate}
      draftKey={draftKey}
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
