/** Something the school offers, in a heading and a sentence. */
export type Offer = { title: string; text: string };

/** The numbered items of 'Experience Learning Like Never Before'. */
export const experienceItems: readonly [Offer, Offer, Offer] = [
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
];
