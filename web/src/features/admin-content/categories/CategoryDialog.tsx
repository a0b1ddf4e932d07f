import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/translation-count';
import type { ReactNode } from 'react';
import { FormDialog } from '@/components/FormDialog.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { refusalOf } from '@/lib/refusals.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { CategoryFieldset } from './CategoryFieldset.tsx';
import { CategoryFields, CategoryFormInput } from './category-form.ts';
import { isRefusedAccount } from './use-category-auth.ts';

type CategoryDialogProps = {
  title: string;
  submit: string;
  draftKey: DraftKey;
  record: FormRecord<CategoryFields>;
  courses: readonly Pick<Course, 'id' | 'title'>[];
  /** Paging to courses that are not in the list. */
  furtherCourses: ReactNode;
  /** Rejects with an `ApiError` whose message is ready to be shown; `version` is the one that the form is based on. */
  save: (input: CategoryFormInput, version: Date | null) => Promise<unknown>;
  /** The title above the reason of a refusal. */
  failed: string;
  /** Says that the session is over. */
  authProblem: ReactNode;
  /** Called with the saved name. */
  onSaved: (title: string) => void;
  onClose: () => void;
};

const resolver = zodResolver(CategoryFormInput);

export function CategoryDialog(props: CategoryDialogProps) {
  const { title, submit, draftKey, record, save, failed, authProblem, onSaved, onClose } = props;
  const { courses, furtherCourses } = props;
  const draft = useDraftForm({ draftKey, schema: CategoryFields, resolver, record });
  const saving = useSaving(draft, {
    save,
    // The page itself says that the session is over.
    refusalOf: (error) => (isRefusedAccount(error) ? null : { title: failed, ...refusalOf(error, failed) }),
    onSaved: (input) => onSaved(input.title),
  });
  const languages = useTwoLanguages(draft, (values) => countTranslations('category', values));
  const { formState } = draft.form;
  const incomplete = messages.validation.categoryIncomplete;
  const isIncomplete = [formState.errors.title, formState.errors.description].some(
    (error) => error?.message === incomplete,
  );
  return (
    <FormDialog
      title={title}
      saving={saving}
      submit={submit}
      onClose={onClose}
      inTwoLanguages={languages.isShown}
      problem={authProblem ?? (isIncomplete && <Alert severity="error">{incomplete}</Alert>)}
    >
      <InTwoLanguages {...languages}>
        <CategoryFieldset draft={draft} courses={courses} furtherCourses={furtherCourses} />
      </InTwoLanguages>
    </FormDialog>
  );
}
