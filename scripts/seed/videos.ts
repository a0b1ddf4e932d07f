/**
 * The videos of the demo lessons, each under an open licence and played from its owner's own channel. The MIT lectures
 * may not be used commercially: a school that charges for its courses puts its own videos in their place.
 */
type OpenVideo = { title: string; owner: string; licence: 'CC BY' | 'CC BY-NC-SA'; address: string };

const youTube = (id: string) => `https://www.youtube.com/watch?v=${id}`;

const lecture = (title: string, id: string): OpenVideo => ({
  title,
  owner: 'MIT OpenCourseWare',
  licence: 'CC BY-NC-SA',
  address: youTube(id),
});

const film = (title: string, address: string): OpenVideo => ({
  title,
  owner: 'Blender Foundation',
  licence: 'CC BY',
  address,
});

export const videos = {
  // 15.S21 Nuts and Bolts of Business Plans, January 2014
  businessPlans: lecture('Session 1, Part 1: Introduction and Overview of Business Plans', 'ZcPNcoTbkIU'),
  ventureIdea: lecture('Session 1, Part 2: Refining and Presenting Your Venture Idea', 'Lau7bwQAWr4'),
  marketingAndSales: lecture('Session 2, Part 1: Marketing and Sales', 'Azq6S6Hx0gU'),
  businessModels: lecture('Session 2, Part 2: Business Models', 'b9Yyj3htBLE'),
  financing: lecture('Session 3, Part 1: Financing Sources Panel', '9upRT5T7drI'),
  projections: lecture('Session 3, Part 2: Financial Projections', '3vKlYA7vXOk'),
  legalIssues: lecture('Session 4, Part 2: Legal Issues', 'sfYD3LX-Rgw'),
  // 14.271 Industrial Organization I, fall 2022
  priceDiscrimination: lecture('Lecture 03: Price Discrimination, Part 1', 'XvNrcWQCAxQ'),
  search: lecture('Lecture 09: Search, Part 1', '0P2XSD9I6Gg'),
  consumers: lecture('Lecture 21: Bounded Rationality, Part 2', '1YVNvOqy9Gw'),
  auctions: lecture('Lecture 22: Auctions, Part 1', '-XGDKoWi0Zg'),
  advertising: lecture('Lecture 24: Advertising', 'QI0sbbKVB00'),
  onlineMarkets: lecture('Lecture 25: Online Markets, Part 1', '4hs_Q_xxFMI'),
  // 15.071 The Analytics Edge, spring 2017
  analytics: lecture('Introduction to The Analytics Edge', '-mW-DYFyGqg'),
  // Open films, for looking closely at form, colour and rhythm
  elephantsDream: film('Elephants Dream', youTube('TLkA0RELQ1g')),
  bigBuckBunny: film('Big Buck Bunny', youTube('aqz-KE-bpKQ')),
  bigBuckBunnyOnVimeo: film('Big Buck Bunny', 'https://vimeo.com/1084537'),
  sintel: film('Sintel', youTube('eRsGyueVLvQ')),
  tearsOfSteel: film('Tears of Steel', youTube('R6MlUcmOul8')),
  spring: film('Spring', youTube('WhWc3b3KhnY')),
  hero: film('HERO, a Grease Pencil showcase', youTube('pKmSdY56VtY')),
} as const satisfies Record<string, OpenVideo>;

export type VideoName = keyof typeof videos;
