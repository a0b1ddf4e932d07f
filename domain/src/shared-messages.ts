/**
 * Texts that the API and several pages behind the sign-in share. Their translations are in `shared-messages.ml.ts`;
 * texts for administrators only are in `messages.ts`.
 */

/** The button on the notice of an action that can be undone. */
export const undo = 'Undo';

/** Shown in place of a missing value. */
export const defaults = {
  userName: 'User',
  unknownName: 'Unknown',
  course: 'Not Specified',
  /** The title that a repair writes to a record without one. */
  untitledCourse: 'Untitled Course',
  untitledCategory: 'Untitled Category',
} as const;

export const courseService = {
  failed: 'Unable to complete the operation. Please try again.',
} as const;

/** Texts that carry a value. */
export const valueMessages = {
  greeting: (name: string) => `Hi ${name},`,
  welcome: (product: string) => `Welcome to ${product}`,
  enrolledIn: (course: string) => `You are enrolled in: ${course}`,
  lessonCount: (count: number) => `${count > 0 ? count : 'Multiple'} Lessons`,
  noCourses: (course: string) => `No courses found for your enrollment: ${course}`,
  categoryCount: (count: number) => `${count} Subcategories`,
  instructor: (name: string | undefined) => `Instructor: ${name || 'Unknown'}`,
  weeks: (weeks: number) => `Duration: ${weeks} weeks`,
  /** A text over its limit. */
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  /** A list over its limit. */
  tooMany: (max: number) => `Must have at most ${max} entries`,
  courseFailed: (message: string) => `Failed to load course: ${message}`,
  categoryFailed: (message: string) => `Failed to load subcategory: ${message}`,
  lessonsFailed: (message: string) => `Failed to find lessons: ${message}`,
} as const;
