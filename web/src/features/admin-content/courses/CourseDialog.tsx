import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { courseCategories } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FormDialog, RefusalAlert } from '@/components/FormDialog.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { ThumbnailInput } from '@/components/ThumbnailInput.tsx';
import { conflictHint } from '@/components/conflict-hint.ts';
import { useDraftForm } from '@/components/use-draft-form.ts';
import type { DraftForm, FormRecord } from '@/components/use-draft-form.ts';
import { useSaving } from '@/components/use-saving.ts';
import type { DraftPlace } from '@/lib/drafts.ts';
import { CourseFields, CourseForm } from './course-form.ts';
import { categoryLabels } from './course-labels.ts';
import { CourseServiceError } from './api.ts';

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

export function CourseDialog({ title, submit, place, record, save, onSaved, onClose }: CourseDialogProps) {
  const form = useDraftForm({ place, schema: CourseFields, resolver, record });
  const { draft, refusal, dismiss, send } = useSaving(form, { save, refusalOf, onSaved });
  const [thumbnail, name] = useWatch({ control: draft.form.control, name: ['thumbnail', 'title'] });

  return (
    <FormDialog
      title={title}
      draft={draft}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
      problem={<RefusalAlert refusal={refusal} onDismiss={dismiss} />}
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

type CourseFieldsetProps = {
  draft: DraftForm<CourseFields, CourseForm>;
  /** The current values of two fields, for the preview. */
  thumbnail: string;
  title: string;
};

const categories = [
  { value: '', label: 'Choose a category' },
  ...courseCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

/** The fields that are one text. */
type TextField = {
  [Name in keyof CourseFields]: CourseFields[Name] extends string ? Name : never;
}[keyof CourseFields];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr' } };

/** The fields of a course. Prices are whole rupees. */
function CourseFieldset({ draft, thumbnail, title }: CourseFieldsetProps) {
  const { register, formState } = draft.form;
  const field = (name: TextField) => ({
    error: formState.errors[name]?.message,
    hint: conflictHint(draft.remoteValue(name)),
    ...register(name),
  });
  return (
    <>
      <TextInput label="Title" autoFocus required {...field('title')} />
      <TextAreaInput label="Description" required {...field('description')} />
      <SelectInput label="Category" required options={categories} {...field('category')} />
      <Box sx={pair}>
        <TextInput label="Price (₹)" inputMode="numeric" required {...field('price')} />
        <TextInput label="Original price (₹)" inputMode="numeric" required {...field('originalPrice')} />
      </Box>
      <ThumbnailInput address={thumbnail} title={title} {...field('thumbnail')} />
      <TextInput label="Instructor (optional)" {...field('instructor')} />
      <Box sx={pair}>
        <TextInput label="Level" {...field('level')} />
        <TextInput label="Badge (optional)" placeholder="Premium" {...field('badge')} />
      </Box>
      <CheckboxInput label="Published: learners of this course see it" {...register('published')} />
    </>
  );
}
