import Box from '@mui/material/Box';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { newerHint } from '@/components/newer-hint.ts';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { withChosen } from '@/components/with-chosen.ts';
import type { LessonFields } from './lesson-fields.ts';
import type { LessonForm } from './save-lesson.ts';
import { TopicsField } from './TopicsField.tsx';
import { useFirstCategory } from './use-first-category.ts';
import { VideoField } from './VideoField.tsx';

type LessonFormFieldsProps = {
  draft: DraftForm<LessonFields, LessonForm>;
  courses: readonly Course[];
  /** The way to courses that are not among them. */
  furtherCourses: ReactNode;
  /** The categories of the chosen course; `null` until they are known. */
  categories: readonly Subcategory[] | null;
  onCourse: (courseId: number) => void;
  preview: (videoUrl: string) => ReactNode;
};

const optionOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title });

/** The fields of 'Add Lesson' and 'Edit Lesson' (specification 2.15, 4 and 5, "Lesson"). */
export function LessonFormFields(props: LessonFormFieldsProps) {
  const { draft, courses, furtherCourses, categories, onCourse, preview } = props;
  const { control, register, setValue, formState } = draft.form;
  const { errors } = formState;
  const [courseId, subcategoryId, topics, topic, videoUrl] = useWatch({
    control,
    name: ['courseId', 'subcategoryId', 'topics', 'topic', 'videoUrl'],
  });
  const chooseCourse = useEffectEvent(onCourse);
  useEffect(() => chooseCourse(Number(courseId)), [courseId]);
  const ofCourse = categories?.filter((category) => String(category.courseId) === courseId);
  useFirstCategory(draft.form, ofCourse);
  const noteOf = (field: keyof LessonFields) => {
    return { error: errors[field]?.message, hint: newerHint(draft.theirs(field)) };
  };
  return (
    <>
      <Box sx={columns}>
        <SelectInput
          label="Course"
          options={withChosen(courses.map(optionOf), courseId)}
          {...register('courseId', {
            onChange: () => setValue('subcategoryId', '', { shouldDirty: true }),
          })}
          value={courseId}
          {...noteOf('courseId')}
        />
        <SelectInput
          label="Category"
          options={ofCourse?.map(optionOf) ?? [{ value: subcategoryId, label: '...' }]}
          {...register('subcategoryId')}
          value={subcategoryId}
          hint={ofCourse?.length === 0 ? 'This course has no category yet.' : undefined}
          error={errors.subcategoryId?.message}
        />
      </Box>
      {furtherCourses}
      <Box sx={columns}>
        <TextInput
          label="Day Number"
          type="number"
          inputMode="numeric"
          min={limits.day.min}
          max={limits.day.max}
          {...register('day')}
          {...noteOf('day')}
        />
        <TextInput label="Duration" {...register('duration')} {...noteOf('duration')} />
      </Box>
      <TextInput label="Lesson Title" {...register('title')} {...noteOf('title')} />
      <TextAreaInput label="Lesson Description" {...register('description')} {...noteOf('description')} />
      <TopicsField
        topics={topics}
        topic={topic}
        error={errors.topics?.message ?? errors.topic?.message}
        onTopics={(next) => setValue('topics', next, { shouldDirty: true, shouldValidate: true })}
        onTopic={(next) => setValue('topic', next, { shouldDirty: true })}
      />
      <VideoField videoUrl={videoUrl} preview={preview} {...register('videoUrl')} {...noteOf('videoUrl')} />
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
