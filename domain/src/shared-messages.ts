/**
 * What more than one page behind the sign-in says, and the API too. Their translations stand in `shared-messages.ml.ts`; what
 * administrators alone read stays in `messages.ts`.
 */

/** On the notice of what can be undone. */
export const undo = 'Undo';

/** What stands in for a value that is missing. */
export const defaults = {
  userName: 'User',
  unknownName: 'Unknown',
  course: 'Not Specified',
  /** What a repair calls a record that lost its title. */
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
  /** Ours: a text over its limit. */
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  /** Ours: a list over its limit. */
  tooMany: (max: number) => `Must have at most ${max} entries`,
  courseFailed: (message: string) => `Failed to load course: ${message}`,
  categoryFailed: (message: string) => `Failed to load subcategory: ${message}`,
  lessonsFailed: (message: string) => `Failed to find lessons: ${message}`,
} as const;
