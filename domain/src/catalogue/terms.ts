import type { LegalText } from './legal-text.ts';
import { referral } from './about.ts';

/** What a learner agrees to when registering. */
export const terms: LegalText = {
  title: 'Terms of Service',
  summary: 'You register, pay once and learn at your own pace. Your account is for you alone.',
  updated: '2025-05-01',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'To learn with us you register with your real name and an e-mail address that reaches you. You must be at least 18, or have a parent or guardian register for you. Keep your password to yourself: what is done with it counts as done by you.',
        'A new account waits until an administrator approves it. We approve it when your payment has arrived. We may decline an account, and then we return what was paid for it in full.',
      ],
    },
    {
      heading: 'Price and payment',
      paragraphs: [
        'The price of a course is the one shown when you register, in Indian rupees, with all taxes. You pay once, outside this site, in the way we agree in the chat that opens after you register. We never ask for card numbers, bank passwords or one-time codes, on this site or in the chat.',
      ],
    },
    {
      heading: 'What you may do with a course',
      paragraphs: [
        'You may watch the lessons and use the notes and sheets for your own learning and your own business, for as long as we offer the course, and for one year at the least. Please do not share your account, record or publish lessons, or sell our material on.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: [
        'In forums, live sessions and chats be civil. Do not post anything unlawful, private to others, or meant to deceive. We may remove such posts, and deactivate an account that goes on with them after a warning.',
      ],
    },
    {
      heading: 'What we promise, and what we cannot',
      paragraphs: [
        'We prepare our lessons with care and keep them up to date. We cannot promise that you will earn a certain sum, or any: that depends on your work, your market and your luck. Lessons on law and taxes are a map, not advice for your case.',
        'The site may be away for a while for repairs. If it is away for more than three days in a row, we extend your access by as many. Our liability for a course is limited to what you paid for it, except where the law does not allow such a limit.',
      ],
    },
    {
      heading: 'Referral programme',
      paragraphs: [
        `If a friend names you when paying for a course, you earn up to ${referral.reward} rupees, once for each friend, after the time for a refund has passed. We tell you the sum for the course in question when you ask. You cannot refer yourself.`,
      ],
    },
    {
      heading: 'Changes, ending and law',
      paragraphs: [
        'We may change these terms for good reason and tell you by e-mail at least fourteen days before; for a course already paid for, the old terms hold if they are better for you. You may end your account at any time by writing to us.',
        'The law of India applies. Should we not agree, the courts at Ernakulam, Kerala, decide; your rights as a consumer to go elsewhere stay as they are.',
      ],
    },
  ],
};
