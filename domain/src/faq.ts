import { referral } from './catalogue/about.ts';
import { formatRupees } from './brand.ts';
import type { SiteCourse } from './site.ts';
import { featuredCourse } from './course-words.ts';

/** A question that visitors ask, with its answer in plain text. */
export type Faq = { question: string; answer: string };

type Priced = Pick<SiteCourse, 'title' | 'price' | 'originalPrice'>;

/** What the course that the site puts forward costs, as a sentence after another one. */
function priceOf(course: Priced | undefined): string {
  if (!course) return '';
  const { title, price, originalPrice } = course;
  const instead = originalPrice > price ? `, instead of ${formatRupees(originalPrice)}` : '';
  return ` ${title} is ${formatRupees(price)} at present${instead}.`;
}

/** Questions of visitors and their answers, for a school with these courses. */
export const faqs = (courses: readonly Priced[]): readonly Faq[] => [
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
    answer: `You pay once for the whole course; nothing is charged by the month.${priceOf(featuredCourse(courses))} The price of every course stands on its card.`,
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
    answer: `Tell a friend, and have them name you in the payment chat. When your friend enrols and pays, you earn up to ${referral.reward} rupees.`,
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
];
