import Box from '@mui/material/Box';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { newerHint } from '@/components/newer-hint.ts';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { ThumbnailInput } from '@/components/ThumbnailInput.tsx';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { withChosen } from '@/components/with-chosen.ts';
import type { CategoryFields, CategoryInput } from './category-form.ts';

type CategoryFieldsetProps = {
  draft: DraftForm<CategoryFields, CategoryInput>;
  courses: readonly Pick<Course, 'id' | 'title'>[];
  /** The way to courses that are not among them. */
  furtherCourses: ReactNode;
  courseId: string;
  /** What these two fields hold now, for the picture beside them. */
  thumbnail: string;
  title: string;
};

const chooseCourse = { value: '', label: 'Choose a course' };
const optionOf = ({ id, title }: Pick<Course, 'id' | 'title'>) => ({ value: String(id), label: title });

/** The fields of a category; what of them is demanded stands first. */
export function CategoryFieldset(props: CategoryFieldsetProps) {
  const { draft, courses, furtherCourses, courseId, thumbnail, title } = props;
  const { register, formState } = draft.form;
  const errorOf = (field: keyof CategoryFields) => {
    const message = formState.errors[field]?.message;
    // Said once for name and description together, beside the buttons.
    return message === messages.validation.categoryIncomplete ? '' : message;
  };
  const field = (name: keyof CategoryFields) => ({
    error: errorOf(name),
    hint: newerHint(draft.theirs(name)),
    ...register(name),
  });
  return (
    <>
      <TextInput label="Category Name" autoFocus required {...field('title')} />
      <TextAreaInput label="Description" required {...field('description')} />
      <SelectInput
        label="Course"
        required
        options={withChosen([chooseCourse, ...courses.map(optionOf)], courseId)}
        {...field('courseId')}
        value={courseId}
        hint={newerHint(courses.find(({ id }) => String(id) === draft.theirs('courseId'))?.title)}
      />
      {furtherCourses}
      <ThumbnailInput address={thumbnail} title={title} {...field('thumbnail')} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput label="Instructor (optional)" {...field('instructor')} />
        <TextInput label="Duration (optional)" placeholder="2 weeks" {...field('duration')} />
      </Box>
    </>
  );
}
