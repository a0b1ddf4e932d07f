import type { MarketingCourse } from './marketing-course.ts';

type FourAddresses = readonly [string, string, string, string];

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/**
 * The videos of the learner's four-day course page, one a day. Lectures of MIT
 * OpenCourseWare under CC BY-NC-SA: samples, which a school that charges for its courses replaces with its own.
 */
const ecommerce: FourAddresses = [
  watch('b9Yyj3htBLE'),
  watch('4hs_Q_xxFMI'),
  watch('Azq6S6Hx0gU'),
  watch('3vKlYA7vXOk'),
];
const marketing: FourAddresses = [
  watch('ZcPNcoTbkIU'),
  watch('0P2XSD9I6Gg'),
  watch('QI0sbbKVB00'),
  watch('-mW-DYFyGqg'),
];

export function sampleVideos({ path }: Pick<MarketingCourse, 'path'>): FourAddresses {
  return path === 'digital-marketing' ? marketing : ecommerce;
}
