import type { Offer } from './experience.ts';

/** 'Who we are', for the home page and the about page. */
export const whoWeAre = {
  lead: 'A school from Kerala for people who want to earn with what they know.',
  paragraphs: [
    'We teach the skills that small businesses run on: ecommerce, dropshipping, reselling, affiliate marketing, brand building, web development, social media marketing and graphic design.',
    'Our teachers sell, design and advertise for a living. They show the screens they work on, name what things cost, and say plainly what did not work.',
  ],
} as const;

/** The five features of 'Our Learning Approach'. */
export const learningApproach: readonly [Offer, Offer, Offer, Offer, Offer] = [
  {
    title: 'Self-paced modules',
    text: 'Lessons are short and wait for you. Learn before work, after dinner, or on the bus.',
  },
  {
    title: 'Hands-on assignments',
    text: 'Every day ends with something made: a price sheet, a product page, a first advertisement.',
  },
  {
    title: 'Live sessions',
    text: 'Bring your own shop, page or design. A teacher works through it with you and the others.',
  },
  {
    title: 'Community engagement',
    text: 'Learners share suppliers, drafts and first orders. Most questions are answered within a day.',
  },
  {
    title: 'Certification',
    text: 'Finish every day of a course and you receive a certificate with your name on it.',
  },
];

/** 'Our Mission and Vision'. */
export const mission: Offer = {
  title: 'Our Mission',
  text: 'To put a business skill within reach of anyone in Kerala with a phone, an hour a day and the will to climb: in plain words, at a fair price, with people to ask.',
};
export const vision: Offer = {
  title: 'Our Vision',
  text: 'A Kerala where a good idea in a small town finds its customers as easily as one in a big city, and where nobody has to leave home to make a living from it.',
};

/** The referral programme; whole rupees, at most, for a friend who enrols. */
export const referral = {
  reward: 500,
  title: 'Refer Your Friend & Earn Up To 500 rupees',
  text: 'Someone you know would like this. When your friend enrols and pays, you earn up to 500 rupees.',
  action: 'Refer Now',
} as const;
