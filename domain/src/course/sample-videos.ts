const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/**
 * The videos of the learner's four-day course page, one for each day. They are lectures of MIT OpenCourseWare under CC
 * BY-NC-SA. They are samples: a school that charges for its courses replaces them with its own.
 */
const ecommerce = [watch('b9Yyj3htBLE'), watch('4hs_Q_xxFMI'), watch('Azq6S6Hx0gU'), watch('3vKlYA7vXOk')];
const marketing = [watch('ZcPNcoTbkIU'), watch('0P2XSD9I6Gg'), watch('QI0sbbKVB00'), watch('-mW-DYFyGqg')];

const samples: ReadonlyMap<string, readonly string[]> = new Map([
  ['ecommerce-mastery', ecommerce],
  ['digital-marketing', marketing],
]);

/** A video for each day of a demo course; none for other courses. */
export const sampleVideos = ({ slug }: { slug: string }): readonly string[] => samples.get(slug) ?? [];
