import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPath } from '@/lib/paths.ts';
import type { LessonAddress } from './lesson-address.ts';
import type { LessonView } from './lesson-view.ts';

/** Puts a lesson that was moved to another category under its new address; what plays on the page plays on. */
export function useAddressOfLesson({ courseId, subcategoryId, lessonId }: LessonAddress, view: LessonView) {
  const navigate = useNavigate();
  const isMoved = view.state === 'ready' && view.subcategory.id !== subcategoryId;
  const moved =
    isMoved && lessonId !== undefined ? lessonPath(courseId, view.subcategory.id, lessonId) : null;
  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true, preventScrollReset: true });
  }, [moved, navigate]);
}
