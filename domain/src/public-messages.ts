/**
 * The texts of the public pages. They are separate from the other messages, because no public page should have to load
 * those.
 */
export const publicMessages = {
  home: {
    heading: 'All the skills you need in one place',
    purchase: 'PURCHASE',
    whoWeAre: 'Who We Are',
    experience: 'Experience Learning Like Never Before',
    registerNow: 'Register Now',
  },
  about: {
    title: 'About Us',
    refer: 'Refer Your Friend & Earn Up To 500 rupees',
    referNow: 'Refer Now',
    getStarted: 'Get Started',
    contactUs: 'Contact Us',
  },
  contact: {
    title: 'Contact',
    keepInTouch: 'Keep In Touch With Us',
    formTitle: 'Get in Touch',
    mapTitle: 'Locate Us',
  },
  coursePage: {
    todaysLesson: "Today's Lesson",
    topics: 'Topics Covered',
    description: 'Course Description',
  },
} as const;

/** The name of a day's tab. */
export const dayTab = (day: number | undefined) => (day === undefined ? 'N/A' : `Day ${day}`);

/** The heading of a day. */
export const dayTitle = (day: number, title: string) => `Day ${day}: ${title}`;

/** The texts of the registration page. */
export const registerMessages = {
  title: 'Create Your Account',
  submit: 'Sign Up',
  submitting: 'Processing...',
  success:
    "You're registered. We'll open a chat for your payment; an administrator then unlocks your course.",
  network: 'Network error. Please check your connection.',
  failed: 'Registration failed. Please try again later.',
  /** For a school that has written no text of its own. */
  closed: 'Registration is closed at the moment. Please come back later.',
  emailTaken: 'An account with this email address already exists. Please sign in instead.',
  chatLoading: 'Looking up the payment chat...',
  chatFailed: 'The payment chat could not be loaded.',
} as const;
