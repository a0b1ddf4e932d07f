import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { messages } from '@padavu/domain/messages';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { useSaving } from '@/components/use-saving.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { CourseFieldset } from './CourseFieldset.tsx';
import { CourseFields, CourseForm } from './course-form.ts';
import { CourseServiceError } from './course-service.ts';

type CourseDialogProps = {
  title: string;
  submit: string;
  place: DraftPlace;
  record: FormRecord<CourseFields>;
  /** Rejects with a `CourseServiceError`; `version` is the one that the form is based on. */
  save: (input: CourseForm, version: Date | null) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
};

const resolver = zodResolver(CourseForm);

/** Adding or changing a course (specification 2.13 with design decision 7). */
export function CourseDialog({ title, submit, place, record, save, onSaved, onClose }: CourseDialogProps) {
  const form = useDraftForm({ place, schema: CourseFields, resolver, record });
  const { draft, refusal, dismiss, send } = useSaving(form, { save, refusalOf, onSaved });
  const [thumbnail, name] = useWatch({ control: draft.form.control, name: ['thumbnail', 'title'] });

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
        shownRefusal && (
          <Alert severity="error" closeText="Dismiss" onClose={dismiss}>
            {shownRefusal.message}
          </Alert>
        )
      }
    >
      <CourseFieldset draft={draft} thumbnail={thumbnail} title={name} />
    </FormDialog>
  );
}

function refusalOf(error: unknown): CourseServiceError {
  return error instanceof CourseServiceError
    ? error
    : new CourseServiceError('refused', messages.courseService.failed, error);
}
