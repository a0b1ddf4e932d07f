import Box from '@mui/material/Box';
import { courseCategories } from '@padavu/domain/course';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { newerHint } from '@/components/newer-hint.ts';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { ThumbnailInput } from '@/components/ThumbnailInput.tsx';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { categoryLabels } from './course-labels.ts';
import type { CourseFields, CourseForm } from './course-form.ts';

type CourseFieldsetProps = {
  draft: DraftForm<CourseFields, CourseForm>;
  /** What these two fields hold now, for the picture beside them. */
  thumbnail: string;
  title: string;
};

const categories = [
  { value: '', label: 'Choose a category' },
  ...courseCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr' } };

/** The fields of a course. Prices are whole rupees. */
export function CourseFieldset({ draft, thumbnail, title }: CourseFieldsetProps) {
  const { register, formState } = draft.form;
  const field = (name: Exclude<keyof CourseFields, 'published'>) => ({
    error: formState.errors[name]?.message,
    hint: newerHint(draft.theirs(name)),
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
