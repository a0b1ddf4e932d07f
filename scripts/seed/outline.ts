import type { CourseCategory } from '@padavu/domain/course';
import type { VideoName } from './videos.ts';

/** One day of a category. Its day number is its place in the list, from 1. */
export type LessonOutline = {
  title: string;
  description: string;
  topics: readonly string[];
  /** Left out where a lesson has no video yet. */
  video?: VideoName;
  duration?: string;
};

export type CategoryOutline = {
  title: string;
  description: string;
  /** A drawing of the site; left out where the default for the title stands in. */
  drawing?: string;
  duration: string;
  lessons: readonly LessonOutline[];
};

export type CourseOutline = {
  title: string;
  description: string;
  drawing: string;
  instructor: string;
  category: CourseCategory;
  price: number;
  originalPrice: number;
  categories: readonly CategoryOutline[];
};
