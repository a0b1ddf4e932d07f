/** The one course that the contact form asks about. */
export const contactCourse = 'Affiliate Marketing / ecommerce mastery';
