import type { LegalText } from './legal-text.ts';

/** How a payment comes back. Payments are made outside the site, and so are refunds. */
export const refund: LegalText = {
  title: 'Refund Policy',
  summary: 'Changed your mind? In full before your course is unlocked, and for seven days after that.',
  updated: '2025-05-01',
  sections: [
    {
      heading: 'When you get your money back',
      paragraphs: ['We return the whole price, with no questions asked,'],
      points: [
        'when you ask before an administrator has unlocked your course;',
        'when you ask within seven days after it was unlocked and have opened no more than the first day;',
        'when we decline your account, or cannot offer the course you paid for;',
        'when you paid twice, or too much: then we return what was too much.',
      ],
    },
    {
      heading: 'When we cannot return it',
      paragraphs: [
        'After the seven days, or when more than the first day has been opened, the course counts as taken. If something on our side kept you from learning, tell us all the same: we look for a fair answer, such as more time, another course or a part of the price.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        'Write to us in the payment chat or by e-mail, from the address of your account, with your payment reference. You need not give a reason, though we are glad to learn from one.',
      ],
    },
    {
      heading: 'How and when it arrives',
      paragraphs: [
        'We send the money back the way it came, within seven working days after we have agreed. Banks, wallets and phone-payment services may take a few days more. Your access to the course ends when the refund is sent, and a referral reward that was paid for it is set off.',
      ],
    },
  ],
};
