/**
 * Texts of the learner's area, by screen. They stay letter for letter. They are separate from `messages.ts`, because
 * the sign-in pages load that file.
 */
export const learnerMessages = {
  courseViewer: {
    heading: 'Course Categories',
    start: 'Start Learning',
    loading: 'Loading course details...',
    failed: 'Failed to load course',
    contentFailed: 'Failed to load course content. Please try again.',
    retry: 'Try Again',
    empty: 'No content available for this course yet.',
    unavailable: 'This course is not available. Please return to your dashboard.',
    back: 'Back to Dashboard',
  },
  lessonViewer: {
    back: 'Back to Subcategories',
    loadingVideo: 'Loading video URL...',
    untitled: 'Untitled Lesson',
    noDescription: 'No description available',
    topics: 'Topics Covered',
    noTopics: 'No specific topics listed for this lesson.',
    none: 'No lessons found in this subcategory',
    invalidIds: 'Invalid subcategory or lesson ID',
    failed: 'Failed to load the lesson. Please try again later.',
  },
  /** Lessons that wait for their day. */
  opens: {
    afterDaysBefore: 'opens when every lesson of the days before it is complete',
    onNoDayYet: 'opens on a day that is not set yet',
    locked: 'Not open yet',
    remind: 'Add a reminder',
  },
  video: {
    noThumbnail: 'No Thumbnail',
    invalidUrl: 'Invalid URL',
  },
} as const;
