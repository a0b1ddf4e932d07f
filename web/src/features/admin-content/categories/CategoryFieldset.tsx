import Box from '@mui/material/Box';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { messages } from '@padavu/domain/messages';
import { useWatch } from 'react-hook-form';
import { draftField, draftSelect } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useIsMalayalamShown, WithMalayalam } from '@/components/TwoLanguages.tsx';
import { withSelected } from '@/components/with-selected.ts';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { ThumbnailInput } from '@/features/admin-content/ThumbnailInput.tsx';
import type { CategoryFields, CategoryFormInput } from './category-form.ts';

type CategoryFieldsetProps = {
  draft: DraftForm<CategoryFields, CategoryFormInput>;
  /** The courses to choose from. */
  choice: CourseChoice;
};

type TextField = Exclude<keyof CategoryFields, 'translations'>;

const chooseCourse = { value: '', label: 'Choose a course' };
const optionOf = (course: Course) => ({
  value: String(course.id),
  label: courseTitle(course),
});

/** The fields of a category; required ones come first. */
export function CategoryFieldset({ draft, choice }: CategoryFieldsetProps) {
  const { control } = draft.form;
  const courseId = useWatch({ control, name: 'courseId' });
  const isMalayalamShown = useIsMalayalamShown();
  const field = (name: TextField) => {
    const { error, ...props } = draftField(draft, name);
    // Shown once for name and description, beside the buttons.
    return { ...props, error: error === messages.validation.categoryIncomplete ? '' : error };
  };
  return (
    <>
      <WithMalayalam draft={draft} name="title" label="Category Name">
        <TextInput label="Category Name" autoFocus required {...field('title')} />
      </WithMalayalam>
      <WithMalayalam draft={draft} name="description" label="Description" rows={4}>
        <TextAreaInput label="Description" required {...field('description')} />
      </WithMalayalam>
      <SelectInput
        label="Course"
        required
        {...draftSelect(
          draft,
          'courseId',
          withSelected([chooseCourse, ...choice.courses.map(optionOf)], courseId),
        )}
        value={courseId}
      />
      <CoursePager {...choice} />
      <ThumbnailInput control={control} {...field('thumbnail')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: isMalayalamShown ? undefined : { sm: '1fr 1fr' },
        }}
      >
        <WithMalayalam draft={draft} name="instructor" label="Instructor">
          <TextInput label="Instructor (optional)" {...field('instructor')} />
        </WithMalayalam>
        <WithMalayalam draft={draft} name="duration" label="Duration">
          <TextInput label="Duration (optional)" placeholder="2 weeks" {...field('duration')} />
        </WithMalayalam>
      </Box>
    </>
  );
}
