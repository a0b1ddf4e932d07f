import type { LegalText } from './legal-text.ts';

/** What the site puts on a device; it follows the keys of local storage. */
export const cookies: LegalText = {
  title: 'Cookie Policy',
  summary: 'No advertising, no tracking. What we store on your device makes the site work for you.',
  updated: '2025-05-01',
  sections: [
    {
      heading: 'On the public pages',
      paragraphs: [
        'You can read every public page without anything being stored. When you choose a course, your browser remembers the choice (selectedCourse). When you register, it remembers your name, your e-mail address and your course (pendingRegistration), so that you can open the payment chat again.',
      ],
    },
    {
      heading: 'When you log in',
      paragraphs: [
        'Your browser keeps what is needed to stay logged in and to show your name at once. If you tick "Remember me", it also keeps your e-mail address for the next time. Logging out removes all of it but that address:',
      ],
      points: [
        'token, refreshToken and, for administrators, adminToken: the keys of your session;',
        'user and, for administrators, adminUser: your name, course, role and status;',
        'rememberedEmail: the address for the login form;',
        'a copy of your course and progress, so that lessons you have opened are there without a network.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'The only cookie this site may set is XSRF-TOKEN, which protects forms against forgery. It carries nothing about you and ends with your visit.',
      ],
    },
    {
      heading: 'Others',
      paragraphs: [
        'Lesson videos are shown by a video site, and the map on the contact page by a map service, each only when you open it. They may set cookies of their own; their policies apply to those.',
      ],
    },
    {
      heading: 'Removing it',
      paragraphs: [
        'You can delete all of this at any time in the settings of your browser, under "site data". You are then logged out, and nothing else is lost: your account and progress are kept with us.',
      ],
    },
  ],
};
