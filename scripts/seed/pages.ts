import type { PageContents, PageId } from '@padavu/domain/page-content';
import { legalTexts } from './legal-texts.ts';

// What the pages of the demo school say.

const home: PageContents['home'] = {
  description:
    'An online school from Kerala for business and digital skills: ecommerce, digital marketing and design, day by day, with Malayalam subtitles.',
  banners: [
    {
      title: 'Learn a business skill, one day at a time',
      text: 'Short video lessons, a task for every day, and teachers from Kerala who have done it themselves.',
      action: 'Register now',
      leadsTo: 'register',
      drawing: 'steps',
    },
    {
      title: 'Open your own shop on the web',
      text: 'Ecommerce Mastery takes you from a first idea to a first parcel in one month.',
      action: 'See the course',
      leadsTo: 'course',
      drawing: 'shop',
    },
  ],
  courses: {
    title: 'All the skills you need in one place',
    lead: 'Pay once, learn day by day, and keep what you made on the way.',
  },
  whoWeAre: {
    title: 'Who We Are',
    lead: 'A school from Kerala for people who want to earn with what they know.',
    text: 'We teach the skills that small businesses run on: ecommerce, dropshipping, reselling, affiliate marketing, brand building, web development, social media marketing and graphic design.\n\nOur teachers sell, design and advertise for a living. They show the screens they work on, name what things cost, and say plainly what did not work.',
  },
  figures: [
    { value: 10, label: 'expert trainers' },
    { value: 500, label: 'successful graduates' },
    { value: 1000, label: 'specialized modules' },
  ],
  experience: {
    title: 'Experience Learning Like Never Before',
    items: [
      {
        title: 'Interactive video lessons',
        text: 'Each day has one video, the topics it covers and a task you do on your own phone or laptop.',
      },
      {
        title: 'A path that is yours',
        text: 'Self-paced modules wait for you. Stop in the middle, come back next week, and go on from the same minute.',
      },
      {
        title: 'People beside you',
        text: 'Live sessions and community forums, in Malayalam and English, for the questions a video cannot answer.',
      },
    ],
  },
  steps: {
    title: 'How to Get Started',
    lead: 'Four steps, and the first one takes a minute.',
    items: [
      { title: 'Register Account', text: 'Your name, an e-mail address and a password. It takes a minute.' },
      {
        title: 'Select Course',
        text: 'Pick what you want to learn first. You can ask us before you decide.',
      },
      { title: 'Make Payment', text: 'A chat opens with your details filled in. You pay there, once.' },
      { title: 'Login & Start', text: 'An administrator unlocks your course, and day one is waiting.' },
    ],
  },
  payBy: ['card', 'wallet', 'phone'],
  testimonials: { title: '', items: [] },
};

const about: PageContents['about'] = {
  description:
    'A school from Kerala for people who want to earn with what they know. Who teaches at {school}, how a course works, and what we are after.',
  lead: 'A school from Kerala for people who want to earn with what they know.',
  whoWeAre: {
    title: 'Who we are',
    text: 'We teach the skills that small businesses run on: ecommerce, dropshipping, reselling, affiliate marketing, brand building, web development, social media marketing and graphic design.\n\nOur teachers sell, design and advertise for a living. They show the screens they work on, name what things cost, and say plainly what did not work.',
  },
  approach: {
    title: 'Our Learning Approach',
    lead: 'Five things that carry a learner from the first day to the last.',
    items: [
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
    ],
  },
  mission: {
    title: 'Our Mission and Vision',
    items: [
      {
        title: 'Our Mission',
        text: 'To put a business skill within reach of anyone in Kerala with a phone, an hour a day and the will to climb: in plain words, at a fair price, with people to ask.',
      },
      {
        title: 'Our Vision',
        text: 'A Kerala where a good idea in a small town finds its customers as easily as one in a big city, and where nobody has to leave home to make a living from it.',
      },
    ],
  },
  figures: {
    title: 'So far, in figures',
    items: [
      { value: 2500, label: 'Google reviews' },
      { value: 20, label: 'Technologies' },
      { value: 350, label: 'Placements' },
    ],
  },
  referral: {
    title: 'Refer Your Friend & Earn Up To 500 rupees',
    text: 'Someone you know would like this. When your friend enrols and pays, you earn up to 500 rupees.',
  },
  closing: {
    title: 'The first step takes a minute',
    lead: 'Register, choose a course, and pay in a chat with us. Or ask first: we answer in Malayalam and English.',
  },
};

const faq: PageContents['faq'] = {
  description: 'How to enrol, pay and learn at {school}: short answers to what visitors ask most.',
  lead: 'How to enrol, how to pay and how a day goes, in short.',
  questions: [
    {
      question: 'How do I enrol?',
      answer:
        'Register an account, select a course, make the payment, then log in and start. After registering, a chat opens with a payment message already written; an administrator unlocks your course once the payment has arrived.',
    },
    {
      question: 'How do I pay?',
      answer:
        'In the chat that opens after you register. We tell you there how to pay by card, by wallet or from your phone. This site itself never asks for card or bank details.',
    },
    {
      question: 'How much does a course cost?',
      answer:
        'You pay once for the whole course; nothing is charged by the month. {price} The price of every course stands on its card.',
    },
    {
      question: 'Why can I not log in right after registering?',
      answer:
        'Your account waits for an administrator, who looks at it when your payment has arrived. Until then the login page tells you that it is pending. You need not register again.',
    },
    {
      question: 'How does a course work?',
      answer:
        'Day by day. Each day has a video, a short description, the topics it covers and a task. You can go at your own pace, stop at any minute and go on from there.',
    },
    {
      question: 'In which language are the lessons?',
      answer: 'The lessons come with subtitles in Malayalam. The site and the notes are in plain English.',
    },
    {
      question: 'Do I need to know anything beforehand?',
      answer:
        'No. Ecommerce Mastery is for all levels and begins with how a shop on the web earns its money. A phone is enough for most tasks; a laptop makes some of them easier.',
    },
    {
      question: 'Who can I ask when I am stuck?',
      answer:
        'Your instructors in the live sessions, other learners in the community forums, and us by chat, phone or e-mail.',
    },
    {
      question: 'Do I get a certificate?',
      answer: 'Yes. Finish every day of a course and you receive a certificate with your name on it.',
    },
    {
      question: 'How does the referral programme work?',
      answer:
        'Tell a friend, and have them name you in the payment chat. When your friend enrols and pays, you earn up to 500 rupees.',
    },
    {
      question: 'I forgot my password. What now?',
      answer:
        'On the login page choose "Forgot password?" and enter your e-mail address. We send you a link with which you set a new one.',
    },
    {
      question: 'Can I get my money back?',
      answer:
        'Yes: in full before your course is unlocked, and within seven days after that if you have opened no more than the first day. The Refund Policy says how.',
    },
  ],
  closing: { title: 'Another question?', lead: 'Ask us: a person answers, mostly within a day.' },
};

/** What each page says. */
export const demoPages: PageContents = {
  home,
  about,
  faq,
  ...legalTexts,
  courses: { lead: 'Choose a stair. You pay once, and climb it a day at a time.' },
  contact: {
    lead: 'No question is too small.',
    text: 'Ask about a course, a payment or your account. A person answers, in Malayalam or English.',
  },
  footer: { text: 'A school from Kerala for the skills that small businesses run on.' },
};

const publishedAt = new Date('2025-05-01T00:00:00Z');
const privacyPublishedAt = new Date('2026-11-22T00:00:00Z');

/** When each page was published. */
export const demoPublishedAt = (id: PageId): Date => (id === 'privacy' ? privacyPublishedAt : publishedAt);

/** The document `pages/{id}` of a page that was published once. */
export function demoPage(id: PageId) {
  const at = demoPublishedAt(id);
  return { draft: null, published: demoPages[id], publishedAt: at, updatedAt: at, version: 0 };
}
