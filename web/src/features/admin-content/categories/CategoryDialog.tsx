import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Category } from '@padavu/domain/course/category';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/language/translation-count';
import type { ReactNode } from 'react';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { useCourseChoice } from '@/features/course-content/use-course-choice.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { refusalOf } from '@/lib/refusals.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { CategoryFieldset } from './CategoryFieldset.tsx';
import { createCategory, updateCategory } from './api.ts';
import { CategoryFields, CategoryFormInput, fieldsOf, newFields } from './category-form.ts';
import { isRefusedAccount } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

export type CategoryDialogProps = {
  draftKey: DraftKey;
  /** The stored category; `null` for a new one. */
  category: Category | null;
  choice: CourseChoice;
  /** The course that a new category has at first. */
  courseId: number | null;
  attempt: CategoryAuth['attempt'];
  /** Says that the session is over. */
  authProblem: ReactNode;
  onCreated: () => void;
  onClose: () => void;
};

const resolver = zodResolver(CategoryFormInput);
const { categories: texts } = adminMessages;

/** The form that creates or changes a category. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { draftKey, category, choice, courseId, attempt, authProblem, onCreated, onClose } = props;
  const notify = useNotice();
  const choiceWithOwn = useCourseChoice(choice, category?.courseId || null);
  const failed = category ? texts.updateFailed : texts.createFailed;
  const draft = useDraftForm({
    draftKey,
    schema: CategoryFields,
    resolver,
    record: {
      values: category ? fieldsOf(category) : newFields(courseId),
      version: category?.updatedAt ?? null,
    },
  });
  const saving = useSaving(draft, {
    save: (input, version) =>
      attempt(async () => {
        if (category) await updateCategory(category.id, input, version ?? category.updatedAt);
        else await createCategory(input);
      }),
    // The page itself says that the session is over.
    refusalOf: (error) => (isRefusedAccount(error) ? null : { title: failed, ...refusalOf(error, failed) }),
    onSaved: ({ title }) => {
      onClose();
      const text = category ? adminMessageFor.categoryUpdated(title) : adminMessageFor.categoryCreated(title);
      notify({ severity: 'success', text });
      if (!category) onCreated();
    },
  });
  const languages = useTwoLanguages(draft, (values) => countTranslations('category', values));
  const { formState } = draft.form;
  const incomplete = messages.validation.categoryIncomplete;
  const isIncomplete = [formState.errors.title, formState.errors.description].some(
    (error) => error?.message === incomplete,
  );
  return (
    <FormDialog
      title={category ? texts.edit : texts.add}
      saving={saving}
      submit={category ? texts.submitUpdate : texts.submitAdd}
      onClose={onClose}
      inTwoLanguages={languages.isShown}
      problem={authProblem ?? (isIncomplete && <Alert severity="error">{incomplete}</Alert>)}
    >
      <InTwoLanguages {...languages}>
        <CategoryFieldset draft={draft} choice={choiceWithOwn} />
      </InTwoLanguages>
    </FormDialog>
  );
}
