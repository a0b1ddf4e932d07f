import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { useSaving } from '@/components/use-saving.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { CategoryFieldset } from './CategoryFieldset.tsx';
import { CategoryFields, CategoryInput } from './category-form.ts';
import { CategoryServiceError } from './category-service.ts';

type CategoryDialogProps = {
  title: string;
  submit: string;
  place: DraftPlace;
  record: FormRecord<CategoryFields>;
  courses: readonly Pick<Course, 'id' | 'title'>[];
  /** The way to courses that are not among them. */
  furtherCourses: ReactNode;
  /** Rejects with a `CategoryServiceError`; `version` is the one that the form is based on. */
  save: (input: CategoryInput, version: Date | null) => Promise<void>;
  /** What is said above the reason when it cannot be saved. */
  failed: string;
  /** Stands in place of a refusal while nobody is known here. */
  authProblem: ReactNode;
  /** With the saved name. */
  onSaved: (title: string) => void;
  onClose: () => void;
};

const resolver = zodResolver(CategoryInput);

/** Adding or changing a category (specification 2.14 and 5, "Category save"). */
export function CategoryDialog(props: CategoryDialogProps) {
  const { title, submit, place, record, save, failed, authProblem, onSaved, onClose } = props;
  const { courses, furtherCourses } = props;
  const form = useDraftForm({ place, schema: CategoryFields, resolver, record });
  const { draft, refusal, dismiss, send } = useSaving(form, {
    save,
    refusalOf: (error) =>
      error instanceof CategoryServiceError ? error : new CategoryServiceError('refused', failed, error),
    onSaved: (input) => onSaved(input.title),
  });
  const { control, formState } = draft.form;
  const [thumbnail, name, courseId] = useWatch({ control, name: ['thumbnail', 'title', 'courseId'] });
  const incomplete = messages.validation.categoryIncomplete;
  const isIncomplete = [formState.errors.title, formState.errors.description].some(
    (error) => error?.message === incomplete,
  );

  // What the dialog says of a newer version takes the place of the refusal that came before it.
  const shownRefusal = refusal?.failure === 'changed' && draft.isOutdated ? null : refusal;
  return (
    <FormDialog
      title={title}
      draft={draft}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
      problem={
        authProblem ?? (
          <>
            {isIncomplete && <Alert severity="error">{incomplete}</Alert>}
            {shownRefusal && (
              <Alert severity="error" closeText="Dismiss" onClose={dismiss}>
                <AlertTitle>{failed}</AlertTitle>
                {shownRefusal.message}
              </Alert>
            )}
          </>
        )
      }
    >
      <CategoryFieldset
        draft={draft}
        courses={courses}
        furtherCourses={furtherCourses}
        courseId={courseId}
        thumbnail={thumbnail}
        title={name}
      />
    </FormDialog>
  );
}
