/** The one course the contact form offers (specification 3, "Contact form"). */
export const contactCourse = 'Affiliate Marketing / ecommerce mastery';
