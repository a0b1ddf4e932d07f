/**
 * The courses a visitor can register for, with the facts the
 * marketing pages and the payment message need. Prices are whole rupees: what a visitor pays, against the full price. The
 * back office's sample cards show these prices struck through beside an offer.
 */
export const publicCourses = [
  { id: 1, slug: 'ecommerce-mastery', title: 'Ecommerce Mastery', price: 1999, originalPrice: 9999 },
  { id: 2, slug: 'digital-marketing', title: 'Digital Marketing', price: 1499, originalPrice: 5999 },
  { id: 3, slug: 'graphic-design', title: 'Graphic Design', price: 2499, originalPrice: 7999 },
] as const;

export type PublicCourse = (typeof publicCourses)[number];

/** The course an id (1 or `"1"`), a slug or a title names; `undefined` when there is none. */
export function findPublicCourse(key: number | string): PublicCourse | undefined {
  const wanted = String(key).trim().toLowerCase();
  return publicCourses.find(
    (course) =>
      String(course.id) === wanted || course.slug === wanted || course.title.toLowerCase() === wanted,
  );
}
