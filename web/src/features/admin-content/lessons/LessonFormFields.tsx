import Box from '@mui/material/Box';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { playerUrl } from '@padavu/domain/course/video';
import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { draftField, draftSelect } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { useIsMalayalamShown, WithMalayalam } from '@/components/TwoLanguages.tsx';
import { withSelected } from '@/components/with-selected.ts';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import { categoriesOfCourse } from '@/features/course-content/queries.ts';
import { useCourseChoice } from '@/features/course-content/use-course-choice.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { TopicsField } from './TopicsField.tsx';
import { VideoThumbnail } from './VideoThumbnail.tsx';
import type { LessonFields } from './lesson-fields.ts';
import type { LessonForm } from './api.ts';

type LessonFormFieldsProps = {
  draft: DraftForm<LessonFields, LessonForm>;
  choice: CourseChoice;
  /** What the preview of its video is called. */
  lessonName: string;
};

const noCourse = { value: '', label: 'Choose a course' };
const courseOption = (course: Course) => ({ value: String(course.id), label: courseTitle(course) });
const categoryOption = (category: Category) => ({
  value: String(category.id),
  label: categoryTitle(category),
});

/** The fields of 'Add Lesson' and 'Edit Lesson'. */
export function LessonFormFields({ draft, choice, lessonName }: LessonFormFieldsProps) {
  const { control, register, setValue, formState } = draft.form;
  const { errors } = formState;
  const isMalayalamShown = useIsMalayalamShown();
  const [courseId, subcategoryId, topics, topic, videoUrl] = useWatch({
    control,
    name: ['courseId', 'subcategoryId', 'topics', 'topic', 'videoUrl'],
  });
  const { courses, ...paging } = useCourseChoice(choice, Number(courseId) || null);
  const { categories, hasFailed } = useCategories(Number(courseId));
  useFirstCategory(draft.form, categories);
  const duration = (
    <WithMalayalam draft={draft} name="duration" label="Duration">
      <TextInput label="Duration" {...draftField(draft, 'duration')} />
    </WithMalayalam>
  );
  return (
    <>
      <Box sx={columns}>
        <SelectInput
          label="Course"
          {...draftSelect(
            draft,
            'courseId',
            withSelected([...(courseId === '' ? [noCourse] : []), ...courses.map(courseOption)], courseId),
          )}
          {...register('courseId', {
            onChange: () => setValue('subcategoryId', '', { shouldDirty: true }),
          })}
          value={courseId}
        />
        <SelectInput
          label="Category"
          {...draftSelect(
            draft,
            'subcategoryId',
            categories?.map(categoryOption) ?? [
              { value: subcategoryId, label: courseId === '' ? '' : '...' },
            ],
            categories?.length === 0
              ? 'This course has no category yet. Add one under Categories Management first.'
              : undefined,
          )}
          value={subcategoryId}
          {...(hasFailed && { error: adminMessageFor.categoriesOfCourseFailed(Number(courseId)) })}
        />
      </Box>
      <CoursePager {...paging} />
      <Box sx={columns}>
        <TextInput
          label="Day Number"
          type="number"
          inputMode="numeric"
          min={limits.day.min}
          max={limits.day.max}
          {...draftField(draft, 'day')}
        />
        {!isMalayalamShown && duration}
      </Box>
      {isMalayalamShown && duration}
      <WithMalayalam draft={draft} name="title" label="Lesson Title">
        <TextInput label="Lesson Title" {...draftField(draft, 'title')} />
      </WithMalayalam>
      <WithMalayalam draft={draft} name="description" label="Lesson Description" rows={4}>
        <TextAreaInput label="Lesson Description" {...draftField(draft, 'description')} />
      </WithMalayalam>
      <WithMalayalam draft={draft} name="topics" label="Topics, a line each," rows={3}>
        <TopicsField
          topics={topics}
          topic={topic}
          error={errors.topics?.message ?? errors.topic?.message}
          onTopics={(next) => setValue('topics', next, { shouldDirty: true, shouldValidate: true })}
          onTopic={(next) => setValue('topic', next, { shouldDirty: true })}
        />
      </WithMalayalam>
      <VideoField
        videoUrl={videoUrl}
        lessonName={lessonName}
        {...draftField(draft, 'videoUrl', 'A link or an embed code of YouTube or Vimeo')}
      />
      <WithMalayalam draft={draft} name="task" label="Task" rows={3}>
        <TextAreaInput
          label="Task (optional)"
          rows={3}
          {...draftField(draft, 'task', 'What learners hand in after this lesson. You answer it under Work.')}
        />
      </WithMalayalam>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** The categories of a course by id; `undefined` until they are loaded. They may also come after a failure. */
function useCategories(courseId: number): {
  categories: readonly Category[] | undefined;
  hasFailed: boolean;
} {
  const { live } = useLiveQuery(courseId ? categoriesOfCourse(courseId) : null);
  // The cache may hold only some categories, so none is preselected before the list is complete.
  const isComplete = live.state === 'ready' && (!live.fromCache || !navigator.onLine);
  return {
    categories: isComplete ? live.data.toSorted((one, other) => one.id - other.id) : undefined,
    hasFailed: live.state === 'failed',
  };
}

/** Selects the course's first category if none is selected. */
function useFirstCategory(
  form: UseFormReturn<LessonFields, unknown, LessonForm>,
  categories: readonly Category[] | undefined,
): void {
  const { control, setValue, resetField, getFieldState } = form;
  const selected = useWatch({ control, name: 'subcategoryId' });
  const first = categories?.[0]?.id;
  useEffect(() => {
    if (first === undefined || selected !== '') return;
    const value = String(first);
    // The first value of a new lesson is not an edit.
    if (getFieldState('courseId').isDirty) setValue('subcategoryId', value, { shouldDirty: true });
    else resetField('subcategoryId', { defaultValue: value });
  }, [first, selected, setValue, resetField, getFieldState]);
}

type VideoFieldProps = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  videoUrl: string;
  lessonName: string;
};

/**
 * The video address, with a thumbnail and a preview once it is filled in. The preview requests nothing from the video
 * site before it is played.
 */
function VideoField({ videoUrl, lessonName, ...input }: VideoFieldProps) {
  const hasVideo = videoUrl.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <TextInput label="Video URL" {...input} />
      <Box sx={{ width: (theme) => theme.spacing(20) }}>
        <VideoThumbnail key={videoUrl} videoUrl={videoUrl} />
      </Box>
      {hasVideo && playerUrl(videoUrl) !== undefined && (
        <Box key={playerUrl(videoUrl)} role="group" aria-label="Video preview" sx={previewStyles}>
          <LessonVideo lesson={{ videoUrl }} title={lessonName} />
        </Box>
      )}
    </Box>
  );
}

/** A minimum height would make the frame wider than the dialog. */
const previewStyles = { minWidth: 0, '& > div': { minHeight: 0 } };
