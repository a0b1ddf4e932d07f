import type { PageContents } from '@padavu/domain/site/page-content';

/** The legal texts of the demo school. */
export const legalTexts: Pick<PageContents, 'terms' | 'privacy' | 'refund' | 'cookies'> = {
  terms: {
    summary: 'You register, pay once and learn at your own pace. Your account is for you alone.',
    sections: [
      {
        heading: 'Your account',
        text: 'To learn with us you register with your real name and an email address that reaches you. You must be at least 18, or have a parent or guardian register for you. Keep your password to yourself: what is done with it counts as done by you.\n\nA new account waits until an administrator approves it. We approve it when your payment has arrived. We may decline an account, and then we return what was paid for it in full.',
      },
      {
        heading: 'Price and payment',
        text: 'The price of a course is the one shown when you register, in Indian rupees, with all taxes. You pay once, outside this site, in the way we agree in the chat that opens after you register. We never ask for card numbers, bank passwords or one-time codes, on this site or in the chat.',
      },
      {
        heading: 'What you may do with a course',
        text: 'You may watch the lessons and use the notes and sheets for your own learning and your own business, for as long as we offer the course, and for one year at the least. Please do not share your account, record or publish lessons, or sell our material on.',
      },
      {
        heading: 'How we treat each other',
        text: 'In questions under lessons, live sessions and chats be civil. Do not post anything unlawful, private to others, or meant to deceive. We may remove such posts, and deactivate an account that goes on with them after a warning.',
      },
      {
        heading: 'What we promise, and what we cannot',
        text: 'We prepare our lessons with care and keep them up to date. We cannot promise that you will earn a certain sum, or any: that depends on your work, your market and your luck. Lessons on law and taxes are a map, not advice for your case.\n\nThe site may be away for a while for repairs. If it is away for more than three days in a row, we extend your access by as many. Our liability for a course is limited to what you paid for it, except where the law does not allow such a limit.',
      },
      {
        heading: 'Referral programme',
        text: 'If a friend names you when paying for a course, you earn up to 500 rupees, once for each friend, after the time for a refund has passed. We tell you the sum for the course in question when you ask. You cannot refer yourself.',
      },
      {
        heading: 'Changes, ending and law',
        text: 'We may change these terms for good reason and tell you by email at least fourteen days before; for a course already paid for, the old terms hold if they are better for you. You may end your account at any time by writing to us.\n\nThe law of India applies. Should we not agree, the courts at Ernakulam, Kerala, decide; your rights as a consumer to go elsewhere stay as they are.',
      },
    ],
  },
  privacy: {
    summary: 'We keep what we need to teach you, show it to nobody else, and delete it when you ask.',
    sections: [
      {
        heading: 'What we keep, and why',
        text: 'We keep only what each purpose needs:\n\n- Your account: name, email address, language, chosen course, registration date and status. Your password is kept by our sign-in service in a form that nobody can read.\n- Your progress: which lessons you completed and where you stopped, so that you can go on from there on any device.\n- Your notes: what you write to lessons. Nobody else reads them.\n- Your questions and answers under lessons: the learners of your course and we read them, the learners with your first name alone.\n- Your work: what you hand in for a task, its picture and our replies. Only you and we read it.\n- Your quizzes: your best result, how often you tried and when you passed. We keep counts of the answers, without names.\n- Your certificates: your name, the course and the day. Anybody who has the number of a certificate can read it.\n- Your payment: the reference in the payment chat and what you write there, and the transaction number and the picture of the receipt where you send them. We see no card or bank numbers.\n- The newsletter: your email address, the day you signed up, and whether and when you confirmed it, if you did.\n- Protection from misuse: how often sign-in or registration was tried from an address, for a short time.\n- A record of what administrators changed, and when, so that mistakes can be found.',
      },
      {
        heading: 'The contact form',
        text: 'The form on the contact page sends nothing to this site. It opens your own mail program with the message filled in, and you decide whether to send it. We answer and keep the correspondence as long as the matter needs.',
      },
      {
        heading: 'Who else is involved',
        text: 'We use no advertising networks and no visitor statistics, and we sell nothing about you. These services work for us or are reached by your choice:\n\n- Google Firebase stores accounts, progress and course content, in a data centre in India where the service allows that choice.\n- Lesson videos come from a video site; it learns that your device plays the video when you open a lesson.\n- The map on the contact page is loaded only when you ask for it; the map service then sees your address on the network.\n- The payment chat runs in a messaging app under its own terms.',
      },
      { heading: 'How long', text: 'Each thing has its time, and a schedule keeps it:\n\n{times}' },
      {
        heading: 'Your rights',
        text: 'Under the Digital Personal Data Protection Act, 2023 you may ask what we keep about you, have it corrected, completed or erased, take back a consent, and name somebody to act for you. Most of it you do yourself:\n\n- A copy of everything we keep about you: "Download my data" under "Your account", in the menu behind your name.\n- Your name: in the same place. Your email address: write to us, and we change it.\n- The newsletter: the link to unsubscribe in each of its mails deletes your address.\n- Erasure: write to us. We close your account, and for 30 days can bring it back; if you ask, we erase it for good at once.',
      },
      {
        heading: 'Asking us',
        text: 'For anything else, and if your account waits for approval or is closed, write to us; we answer within thirty days. If the answer does not satisfy you, you may turn to the Data Protection Board of India.\n\nFor a learner under 18 we act only with the consent of a parent or guardian.',
      },
      {
        heading: 'Security',
        text: 'All traffic is encrypted. Access rules on our servers decide who may read what; administrators see only what they need for their work. Should your data be lost or exposed in spite of that, we tell you and the authority without delay.',
      },
    ],
  },
  refund: {
    summary: 'Changed your mind? In full before your course is unlocked, and for seven days after that.',
    sections: [
      {
        heading: 'When you get your money back',
        text: 'We return the whole price, with no questions asked,\n\n- when you ask before an administrator has unlocked your course;\n- when you ask within seven days after it was unlocked and have opened no more than the first day;\n- when we decline your account, or cannot offer the course you paid for;\n- when you paid twice, or too much: then we return what was too much.',
      },
      {
        heading: 'When we cannot return it',
        text: 'After the seven days, or when more than the first day has been opened, the course counts as taken. If something on our side kept you from learning, tell us all the same: we look for a fair answer, such as more time, another course or a part of the price.',
      },
      {
        heading: 'How to ask',
        text: 'Write to us in the payment chat or by email, from the address of your account, with your payment reference. You need not give a reason, though we are glad to learn from one.',
      },
      {
        heading: 'How and when it arrives',
        text: 'We send the money back the way it came, within seven working days after we have agreed. Banks, wallets and phone-payment services may take a few days more. Your access to the course ends when the refund is sent, and a referral reward that was paid for it is set off.',
      },
    ],
  },
  cookies: {
    summary: 'No advertising, no tracking. What we store on your device makes the site work for you.',
    sections: [
      {
        heading: 'On the public pages',
        text: 'You can read every public page without anything being stored. When you choose a course, your browser remembers the choice (selectedCourse). When you register, it remembers your name, your email address and your course (pendingRegistration), so that you can open the payment chat again. When you choose a language, it remembers that too (language).',
      },
      {
        heading: 'When you log in',
        text: 'Your browser keeps what is needed to stay logged in and to show your name at once. If you tick "Remember me", it also keeps your email address for the next time. Logging out removes all of it but that address:\n\n- token, refreshToken and, for administrators, adminToken: the keys of your session;\n- user and, for administrators, adminUser: your name, course, role and status;\n- rememberedEmail: the address for the login form;\n- a copy of your course, progress and notes, so that lessons you have opened are there without a network.',
      },
      {
        heading: 'Cookies',
        text: 'This site sets no cookie.',
      },
      {
        heading: 'Others',
        text: 'Lesson videos are shown by a video site, and the map on the contact page by a map service, each only when you open it. They may set cookies of their own; their policies apply to those.',
      },
      {
        heading: 'Removing it',
        text: 'You can delete all of this at any time in the settings of your browser, under "site data". You are then logged out, and nothing else is lost: your account and progress are kept with us.',
      },
    ],
  },
};
