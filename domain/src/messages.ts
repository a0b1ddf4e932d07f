import { dayTab, registerMessages } from './public-messages.ts';

/**
 * Texts that people read, by the screen or service that says them; those of the public pages are in
 * `public-messages.ts`. Clients may compare them: they stay letter for letter. Here stands what more than one place says.
 */
export const messages = {
  /** What stands in for a value that is missing. */
  defaults: {
    userName: 'User',
    unknownName: 'Unknown',
    course: 'Not Specified',
    /** What a repair calls a record that lost its title. */
    untitledCourse: 'Untitled Course',
    untitledCategory: 'Untitled Category',
  },
  admin: {
    dashboard: 'Dashboard',
    users: 'User Management',
    courses: 'Courses',
    categories: 'Categories Management',
    lessons: 'Lessons Management',
    activity: 'Activity',
    trash: 'Deleted',
    pages: 'Pages and texts',
    settings: 'Settings',
    logout: 'Logout',
    totalUsers: 'Total Users',
    totalCategories: 'Categories',
    totalLessons: 'Lessons',
    offline: "You're offline.",
    noAnswer: 'The server does not answer.',
    nothingKept:
      'For privacy, this device keeps no copy of the admin area. It opens when the connection is back.',
  },
  validation: {
    nameTooShort: 'Name must be at least 3 characters long',
    nameTooLong: 'Name must be at most 100 characters long',
    emailInvalid: 'Please enter a valid email address',
    emailInvalidContact: 'Please enter a valid email address.',
    passwordTooShort: 'Password must be at least 8 characters long',
    passwordTooLong: 'Password must be at most 128 characters long',
    courseRequired: 'Please select a course',
    termsRequired: 'You must agree to the Terms & Conditions',
    emailMissing: 'Please enter your email address',
    passwordMissing: 'Please enter your password',
    emailRequiredHint: 'Email is required',
    passwordRequiredHint: 'Password is required',
    passwordTooShortHint: 'Password must be at least 8 characters',
    dayRequired: 'Day is required',
    dayOutOfRange: 'Day must be a whole number from 1 to 30',
    titleRequired: 'Title is required',
    descriptionRequired: 'Description is required',
    subcategoryIdInvalid: 'Invalid subcategory ID',
    lessonIdInvalid: 'Invalid lesson ID',
    lessonsRequired: 'At least one lesson is required',
    courseCategoryRequired: 'Please select a category',
    priceInvalid: 'Please enter a price in whole rupees',
    courseClosed: 'This course is not open for registration. Please select another course',
    slugInvalid: 'Use small letters, digits and single hyphens, with at least one letter',
    slugTaken: 'Another course has this address, or had it before. Please choose another one',
    instructorNameRequired: 'Name of the teacher is required',
    questionRequired: 'Question is required',
    answerRequired: 'Answer is required',
    lineRequired: 'Please write something or remove this line',
    ratingInvalid: 'Please enter a rating from 0 to 10',
    countInvalid: 'Please enter a whole number',
    orderInvalid: 'Please enter a whole number from 0 to 999',
    categoryIncomplete: 'Category name and description are required',
    userIdForApproval: 'User ID is required for approval',
    userIdForDeletion: 'User ID is required for deletion',
    fieldRequired: 'This field is required',
  },
  login: {
    title: 'Sign In',
    submit: 'Sign In',
    submitting: 'Logging In...',
    success: 'Login successful',
    pending: 'Account pending admin approval',
    notApproved: 'Your account is pending approval by an administrator',
    invalidResponse: 'Invalid login response format',
    failed: 'Login failed. Please try again.',
    badRequest: 'Invalid request. Please check your login details.',
    unauthorised: 'Invalid email or password. Please try again.',
    forbidden: 'Your account requires approval or is inactive.',
    notFound: 'Login service not found. Please try again later.',
    network: 'Network error. Please check your internet connection.',
    unexpected: 'An unexpected error occurred. Please try again.',
    tooManyAttempts: 'Too many login attempts. Please try again later.',
    offline: 'You are offline. You can sign in once the network is back.',
    nothingKept:
      'Your browser keeps no data of this site. You can learn as usual, and sign in again when you load the page anew.',
  },
  loginReason: {
    pending: 'Your account is pending admin approval. Please wait.',
    inactive: 'Your account is currently inactive. Please contact support.',
    not_authenticated: 'Please log in to access this page.',
    session_expired: 'Your session has expired. Please log in again.',
    unknown: 'An unexpected error occurred',
    /** An account that an administrator has deleted. */
    deleted: 'This account has been removed. Please contact support if you believe this is an error.',
  },
  passwordReset: {
    forgotTitle: 'Forgot your password?',
    ask: 'Send the link',
    asking: 'Sending...',
    sent: 'If an account belongs to this address, a link to set a new password is on its way.',
    resetTitle: 'Set a new password',
    set: 'Set password',
    setting: 'Setting...',
    done: 'Your new password is set. You can sign in with it now.',
    badLink: 'This link has expired or was used already. Ask for a new one.',
  },
  register: registerMessages,
  adminLogin: {
    title: 'Admin Sign In',
    submit: 'Admin Sign In',
    reset: 'Reset Credentials',
    incomplete: 'Please enter both email and password',
    failed: 'Login failed. Please check your credentials.',
    unauthorised: 'Unauthorized: Invalid credentials',
    forbidden: 'Forbidden: You do not have permission',
    refreshFailed: 'Failed to refresh token',
  },
  server: {
    error: 'Server error. Please try again later.',
    tooManyRequests: 'Too many requests. Please try again later.',
    keyMismatch: 'This was sent before with other content. Please send it again as a new one.',
    keyInProgress: 'This was sent already and is not done yet. Please try again in a few seconds.',
    tooBusy: 'The school is very busy at the moment. Please try again in a few seconds.',
    notAttested:
      'We could not confirm that this request comes from our site. Please reload the page and try again.',
    changedMeanwhile: 'Someone else changed this in the meantime. Load it again and repeat your change.',
  },
  userService: {
    badRequest: 'Invalid request. Please check your input.',
    unauthorised: 'Unauthorized. Please log in again.',
    forbidden: 'Access denied. You do not have permission.',
    notFound: 'Requested resource not found.',
  },
  users: {
    loading: 'Loading users...',
    empty: 'No users found matching the current filters.',
    confirmDelete: 'Are you sure you want to delete this user?',
    invalidSelection: 'Invalid user selection',
  },
  /** Payment is offline; an administrator records it. */
  payment: {
    amountInvalid: 'Please enter the amount in whole rupees, from 0 to 10,00,000',
    methodRequired: 'Please choose how it was paid',
    dayInvalid: 'Please enter the payment date',
    dayAhead: 'The payment date cannot be in the future',
  },
  userImport: {
    repeated: 'This address is in the list more than once',
    courseUnknown: 'No course has this name or number',
    courseAmbiguous: 'Several courses have this name: give the number of the course',
    amountMissing: 'A method or a note needs an amount',
    unreadable: 'This row cannot be read. Check its quotation marks',
    tooManyCells: 'This row has more cells than the first row has headings',
    failed: 'This account could not be created. It is safe to try again.',
  },
  courseService: {
    failed: 'Unable to complete the operation. Please try again.',
  },
  courses: {
    title: 'Course Management',
    created: 'Course created successfully!',
    updated: 'Course updated successfully!',
    deleted: 'Course deleted successfully!',
    hasLearners: 'This course has learners. Delete their accounts first, or unpublish the course instead.',
    add: 'Add New Course',
    edit: 'Edit Course',
    submitAdd: 'Add Course',
    submitUpdate: 'Update Course',
    loading: 'Loading courses...',
    loadFailed: 'Failed to load courses',
    empty: 'No courses found.',
    confirmDelete: 'Are you sure you want to delete this course?',
    premium: 'Premium',
  },
  courseCategory: {
    fetchAllFailed: 'Unable to fetch categories',
  },
  categories: {
    title: 'Category Management',
    add: 'Add New Category',
    edit: 'Edit Category',
    submitAdd: 'Add Category',
    submitUpdate: 'Update Category',
    loading: 'Loading categories...',
    allCourses: 'All Courses',
    loginAgain: 'Login Again',
    checking: 'Checking authentication...',
    empty: 'No categories found. Add your first category using the button above.',
    confirmDelete: 'Are you sure you want to delete this category?',
    coursesFailed: 'Failed to load courses',
    loadFailed: 'Failed to load categories',
    updateFailed: 'Failed to update category',
    createFailed: 'Failed to create category',
    deleteFailed: 'Failed to delete category',
    createRejected: 'Unable to create category',
    tokenMissing: 'Authentication token not found. Please login again.',
    tokenInvalid: 'Token is invalid. Please login again.',
    sessionExpired: 'Your session has expired. Please login again.',
    deleted: 'Category deleted successfully!',
    full: 'This category has reached the maximum number of lessons.',
  },
  lessonService: {
    fetchAllFailed: 'Failed to fetch lessons',
    fetchFailed: 'Failed to fetch lesson',
    createFailed: 'Failed to create lesson',
    updateFailed: 'Failed to update lesson',
    deleteFailed: 'Failed to delete lesson',
    network: 'Network error. Please try again.',
    failed: 'Unable to complete the operation. Please check your input and try again.',
    deleted: 'Lesson deleted successfully',
  },
  /** The audit log, and undoing what it lists. */
  audit: {
    title: 'Activity',
    loading: 'Loading activity...',
    loadFailed: 'Failed to load activity',
    empty: 'Nothing matches the current filters.',
    nothingYet: 'No activity yet.',
    olderFailed: 'Failed to load older entries. Please try again.',
    undo: 'Undo',
    undone: 'Undone',
    undoFailed: 'Unable to undo this. Please try again.',
    export: 'Export CSV',
    exportStopped: 'The export was stopped. No file was saved.',
    exportFailed: 'Failed to export the activity. Please try again.',
    lessonRestored: 'The lesson is restored.',
    categoryRestored: 'The category and its lessons are restored.',
    courseRestored: 'The course is restored with its categories and lessons.',
    settingsRestored: 'The settings are as they were before.',
    notUndoable: 'This cannot be undone.',
    undoTooLate: 'This is gone for good: what was deleted can be restored for 30 days.',
    alreadyUndone: 'This has already been undone.',
    settingsChangedSince: 'These settings were changed again since then. Change them under Settings.',
    lessonExists: 'This lesson has already been restored.',
    categoryExists: 'This category has already been restored.',
    courseExists: 'This course has already been restored.',
    categoryGone: 'The category of this lesson was deleted. Restore the category first.',
    courseGone: 'Its course was deleted, so it cannot be restored.',
  },
  /** What was deleted, and can be brought back for a while. */
  trash: {
    title: 'Deleted',
    about:
      'What you delete stays here for 30 days, and can be restored. Deleted accounts cannot sign in meanwhile.',
    kind: 'Show',
    kinds: { users: 'Users', courses: 'Courses', subcategories: 'Categories', lessons: 'Lessons' },
    /** With what something was deleted, by the collection of that. */
    wholes: { courses: ' with its course', subcategories: ' with its category' } as Readonly<
      Record<string, string>
    >,
    loading: 'Loading what was deleted...',
    loadFailed: 'Failed to load what was deleted',
    empty: 'Nothing is deleted.',
    emptyHint: 'What you delete appears here for 30 days.',
    more: 'Show more',
    partly: 'Partly restored. Restore it again for the rest.',
    restore: 'Restore',
    deleteForGood: 'Delete for good',
    goes: {
      users: 'The account, its progress and its payment are removed. Nobody can restore them.',
      courses: 'The course goes with all its categories and lessons. Nobody can restore them.',
      subcategories: 'The category goes with all its lessons. Nobody can restore them.',
      lessons: 'The lesson is removed. Nobody can restore it.',
    },
    gone: 'This is not among the deleted any more. It has been restored, or removed for good.',
    isBack: 'This account has been restored. Delete it in User Management first.',
    emailTaken: 'Another account has this e-mail address now. Delete that one first to restore this one.',
    userRestored: 'The account is restored.',
    userNeedsPassword: 'The person sets a new password with "Forgot password".',
    userLacksCourse: 'Its course is not there: restore the course too.',
    erased: 'Removed for good.',
  },
  /** Stored documents that cannot be read, or lack what they need. */
  attention: {
    title: 'Needs attention',
    about: 'Some fields of these records are missing or wrong. Pages show default values until you fix them.',
    loadFailed: 'What needs attention could not be loaded.',
    open: 'Open',
    repair: 'Repair',
    delete: 'Delete',
    gone: 'This has already been deleted.',
    unreadable:
      'This record cannot be read. It is listed under "Needs attention" on the dashboard, where it can be repaired or deleted.',
    repaired: 'Repaired',
    deleted: 'Deleted',
    notRepairable: 'This record has an invalid ID. It can only be deleted.',
  },
  newsletter: {
    subscribed: 'Thank you. If your address is new to us, confirm it by the link in our mail.',
  },
  lessons: {
    add: 'Add New Lesson',
    addTitle: 'Add Lesson',
    editTitle: 'Edit Lesson',
    submitAdd: 'Add Lesson',
    submitUpdate: 'Update Lesson',
    addTopic: 'Add Topic',
    allCourses: 'All Courses',
    retry: 'Retry',
    emptyTitle: 'No Lessons Found',
    empty: 'No lessons match your current filters or no lessons have been added yet.',
    addFirst: 'Add Your First Lesson',
    noTopics: 'No topics added yet',
    confirmDelete: 'Are you sure you want to delete this lesson?',
    coursesFailed: 'Failed to load courses. Please try again.',
    updateFailed: 'Failed to update lesson. Please try again.',
    createFailed: 'Failed to create lesson. Please try again.',
    deleteFailed: 'Failed to delete lesson. Please try again.',
    updated: 'Lesson updated successfully!',
    created: 'Lesson created successfully!',
    unidentified: 'Cannot identify the lesson to delete',
    /** Ours: copies and the order of lessons. */
    duplicated: 'Lesson duplicated successfully!',
    allCreated: 'Lessons created successfully!',
    duplicateFailed: 'Failed to duplicate lesson. Please try again.',
    noFreeDay: 'Every day from 1 to 30 already has a lesson in this category.',
    reordered: 'The new order is saved.',
    reorderFailed: 'Failed to save the order. Please try again.',
    tooManyToArrange:
      'This category has more lessons than the 30 days there are, so they cannot be reordered.',
  },
  dashboard: {
    premium: 'You are in premium version',
    heading: 'Your Course',
    continue: 'Continue',
    loading: 'Loading your course...',
    contactSupport: 'Please contact support if you believe this is an error.',
    failed: 'Failed to load your course',
  },
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
  video: {
    noThumbnail: 'No Thumbnail',
    invalidUrl: 'Invalid URL',
  },
} as const;

/** Texts that carry a value, by the screen or service that says them. */
export const messageFor = {
  backendError: (status: number, message: string) => `Backend Error: ${status} - ${message}`,
  networkError: (message: string) => `Network Error: ${message}`,
  adminError: (status: number, message: string) => `Error Code: ${status} Message: ${message}`,
  usersLoadFailed: (message: string) => `Failed to load users: ${message}`,
  userApproveFailed: (message: string) => `Failed to approve user: ${message}`,
  userDeleteFailed: (message: string) => `Failed to delete user: ${message}`,
  userHoldFailed: (message: string) => `Failed to put user on hold: ${message}`,
  paymentFailed: (message: string) => `Failed to record payment: ${message}`,
  exportFailed: (message: string) => `Failed to export users: ${message}`,
  importFailed: (message: string) => `Failed to import users: ${message}`,
  /** Ours: records that need attention. */
  repaired: (name: string) => `${name} is repaired.`,
  needsAPerson: (name: string, problem: string) =>
    `${name} is repaired as far as a default can: ${problem}. Open it to put that right.`,
  repairFailed: (name: string, reason: string) => `${name} could not be repaired: ${reason}`,
  deleteForGood: (name: string) => `Delete "${name}" for good?`,
  attentionDeleted: (name: string) => `${name} is deleted.`,
  attentionDeleteFailed: (name: string, reason: string) => `${name} could not be deleted: ${reason}`,
  /** Ours: two rows of a file are one account. */
  repeatsRow: (row: number) => `This address is already in row ${row}`,
  userDeactivateFailed: (message: string) => `Failed to deactivate user: ${message}`,
  /** Ours: a decision about an account that is no longer as it was seen. */
  userChangedMeanwhile: (status: string) => `Someone else changed this user, who is now ${status}.`,
  categoriesOfCourseFailed: (id: number) => `Unable to fetch categories for course ${id}`,
  categoryFailed: (id: number) => `Unable to fetch category ${id}`,
  categoryUpdateRejected: (id: number) => `Unable to update category ${id}`,
  categoryDeleteRejected: (id: number) => `Unable to delete category ${id}`,
  categoryUpdated: (name: string) => `Category "${name}" updated successfully!`,
  categoryCreated: (name: string) => `Category "${name}" created successfully!`,
  greeting: (name: string) => `Hi ${name},`,
  welcome: (product: string) => `Welcome to ${product}`,
  enrolledIn: (course: string) => `You are enrolled in: ${course}`,
  lessonCount: (count: number) => `${count > 0 ? count : 'Multiple'} Lessons`,
  noCourses: (course: string) => `No courses found for your enrollment: ${course}`,
  subcategoryCount: (count: number) => `${count} Subcategories`,
  instructor: (name: string | undefined) => `Instructor: ${name || 'Unknown'}`,
  dayTab,
  weeks: (weeks: number) => `Duration: ${weeks} weeks`,
  entries: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} entries`,
  /** Ours: a text over its limit. */
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  /** Ours: a list over its limit. */
  tooMany: (max: number) => `Must have at most ${max} entries`,
  courseFailed: (message: string) => `Failed to load course: ${message}`,
  subcategoryFailed: (message: string) => `Failed to load subcategory: ${message}`,
  lessonsFailed: (message: string) => `Failed to find lessons: ${message}`,
} as const;

/** What the sign-in page says for an HTTP status; 0 is "no network". */
export function loginMessage(status: number, serverMessage?: string): string {
  switch (status) {
    case 0:
      return messages.login.network;
    case 400:
      return messages.login.badRequest;
    case 401:
      return messages.login.unauthorised;
    case 403:
      return serverMessage || messages.login.forbidden;
    case 404:
      return messages.login.notFound;
    case 429:
      return messages.login.tooManyAttempts;
    case 500:
      return messages.server.error;
    default:
      return messages.login.unexpected;
  }
}

/** What the user service says for an HTTP status; 0 is "no network". */
export function userServiceMessage(status: number, message: string): string {
  switch (status) {
    case 0:
      return messageFor.networkError(message);
    case 400:
      return messages.userService.badRequest;
    case 401:
      return messages.userService.unauthorised;
    case 403:
      return messages.userService.forbidden;
    case 404:
      return messages.userService.notFound;
    case 500:
      return messages.server.error;
    default:
      return messageFor.backendError(status, message);
  }
}

/** What the admin sign-in says for an HTTP status. */
export function adminAuthMessage(status: number, message: string): string {
  switch (status) {
    case 401:
      return messages.adminLogin.unauthorised;
    case 403:
      return messages.adminLogin.forbidden;
    case 500:
      return messages.server.error;
    default:
      return messageFor.adminError(status, message);
  }
}
