import type { Subcategory } from '@padavu/domain/subcategory';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { LessonFields } from './lesson-fields.ts';
import type { LessonForm } from './save-lesson.ts';

/** Where no category of the course is chosen, its first one is (specification 4, "Lesson modal"). */
export function useFirstCategory(
  form: UseFormReturn<LessonFields, unknown, LessonForm>,
  categories: readonly Subcategory[] | undefined,
): void {
  const { control, setValue, resetField, getFieldState } = form;
  const chosen = useWatch({ control, name: 'subcategoryId' });
  const first = categories?.[0]?.id;
  useEffect(() => {
    if (first === undefined || chosen !== '') return;
    const value = String(first);
    // What a new lesson begins with is nothing that somebody typed.
    if (getFieldState('courseId').isDirty) setValue('subcategoryId', value, { shouldDirty: true });
    else resetField('subcategoryId', { defaultValue: value });
  }, [first, chosen, setValue, resetField, getFieldState]);
}
