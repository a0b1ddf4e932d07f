import type { LegalText } from './catalogue/legal-text.ts';
import { retention } from './retention.ts';

/** What is known about a person and why; it follows what the product stores. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  summary: 'We keep what we need to teach you, show it to nobody else, and delete it when you ask.',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What we keep, and why',
      paragraphs: ['We keep only what each purpose needs:'],
      points: [
        'Your account: name, e-mail address, chosen course, registration date and status. Your password is kept by our sign-in service in a form that nobody can read.',
        'Your progress: which lessons you completed and where you stopped, so that you can go on from there on any device.',
        'Your payment: the reference in the payment chat and what you write there, and the transaction number and the picture of the receipt where you send them. We see no card or bank numbers.',
        'The newsletter: your e-mail address, the day you signed up and whether you confirmed it, if you did.',
        'Protection from misuse: how often sign-in or registration was tried from an address, for a short time.',
        'A record of what administrators changed, and when, so that mistakes can be found.',
      ],
    },
    {
      heading: 'The contact form',
      paragraphs: [
        'The form on the contact page sends nothing to this site. It opens your own mail program with the message filled in, and you decide whether to send it. We answer and keep the correspondence as long as the matter needs.',
      ],
    },
    {
      heading: 'Who else is involved',
      paragraphs: [
        'We use no advertising networks and no visitor statistics, and we sell nothing about you. These services work for us or are reached by your choice:',
      ],
      points: [
        'Google Firebase stores accounts, progress and course content, in a data centre in India where the service allows that choice.',
        'Lesson videos come from a video site; it learns that your device plays the video when you open a lesson.',
        'The map on the contact page is loaded only when you ask for it; the map service then sees your address on the network.',
        'The payment chat runs in a messaging app under its own terms.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: ['Each thing has its time, and a schedule keeps it:'],
      points: Object.values(retention).map(({ sentence }) => sentence),
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act, 2023 you may ask what we keep about you, have it corrected, completed or erased, take back a consent, and name somebody to act for you. Most of it you do yourself:',
      ],
      points: [
        'A copy of everything we keep about you: "Download my data" under "Your account", in the menu behind your name.',
        'Your name: in the same place. Your e-mail address: write to us, and we change it.',
        'The newsletter: the link to unsubscribe in each of its mails deletes your address.',
        'Erasure: write to us. We close your account, and for 30 days can bring it back; if you ask, we erase it for good at once.',
      ],
    },
    {
      heading: 'Asking us',
      paragraphs: [
        'For anything else, and if your account waits for approval or is closed, write to us; we answer within thirty days. If the answer does not satisfy you, you may turn to the Data Protection Board of India.',
        'For a learner under 18 we act only with the consent of a parent or guardian.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'All traffic is encrypted. Access rules on our servers decide who may read what; administrators see only what they need for their work. Should your data be lost or exposed in spite of that, we tell you and the authority without delay.',
      ],
    },
  ],
};
