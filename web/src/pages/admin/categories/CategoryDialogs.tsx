import { assertNever } from '@padavu/domain/assert-never';
import { courseIdFor } from '@padavu/domain/course';
import type { Course, CourseName } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { fieldsOf, newFields } from '@/features/subcategory/category-form.ts';
import { CategoryDialog } from '@/features/subcategory/CategoryDialog.tsx';
import { subcategoryDocument } from '@/features/subcategory/queries.ts';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import type { CategoryDeskState } from './use-category-desk.ts';

type CategoryDialogsProps = {
  owner: string;
  desk: CategoryDeskState;
  courses: readonly Course[];
  /** The course that the list is narrowed to, which a new category takes up. */
  course: CourseName | null;
  authProblem: ReactNode;
};

const form = 'category';
const newRecord = 'new';
const { categories: texts } = messages;

/** The modal while it is open, and what was typed into it before while it is not. */
export function CategoryDialogs(props: CategoryDialogsProps) {
  const { owner, desk, courses, course, authProblem } = props;
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
          record={{ values: newFields(course && courseIdFor(course, courses)), version: null }}
          courses={courses}
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

function EditDialog({ id, owner, desk, courses, authProblem }: CategoryDialogsProps & { id: number }) {
  const { live, retry } = useLiveDocument(subcategoryDocument(id));
  const place = { owner, form, record: String(id) };
  const close = () => {
    dropDraft(place);
    desk.close();
  };
  return (
    <RecordDialog title={texts.edit} live={live} retry={retry} onGone={close} onClose={desk.close}>
      {(category) => (
        <CategoryDialog
          title={texts.edit}
          submit={texts.submitUpdate}
          place={place}
          record={{ values: fieldsOf(category), version: category.updatedAt }}
          courses={courses}
          save={(input, version) => desk.update(id, input, version ?? category.updatedAt)}
          failed={texts.updateFailed}
          authProblem={authProblem}
          onSaved={desk.updated}
          onClose={desk.close}
        />
      )}
    </RecordDialog>
  );
}
