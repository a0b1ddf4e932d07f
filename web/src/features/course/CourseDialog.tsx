import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
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
  const draft = useDraftForm({ place, schema: CourseFields, resolver, record });
  const [refusal, setRefusal] = useState<CourseServiceError | null>(null);
  const [thumbnail, name] = useWatch({ control: draft.form.control, name: ['thumbnail', 'title'] });

  const send = async (input: CourseForm) => {
    setRefusal(null);
    try {
      await save(input, draft.version);
    } catch (error) {
      const unknown = new CourseServiceError('refused', messages.courseService.failed, error);
      return setRefusal(error instanceof CourseServiceError ? error : unknown);
    }
    draft.drop();
    onSaved();
  };
  // What the dialog says of a newer version takes the place of the refusal that came before it.
  const shownRefusal = refusal?.failure === 'changed' && draft.isOutdated ? null : refusal;
  const loadNewer = () => {
    setRefusal(null);
    draft.loadNewer();
  };
  return (
    <FormDialog
      title={title}
      draft={{ ...draft, loadNewer }}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
      problem={
        shownRefusal && (
          <Alert severity="error" closeText="Dismiss" onClose={() => setRefusal(null)}>
            {shownRefusal.message}
          </Alert>
        )
      }
    >
      <CourseFieldset draft={draft} thumbnail={thumbnail} title={name} />
    </FormDialog>
  );
}
