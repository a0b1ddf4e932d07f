import { newsletterPaths } from '@padavu/domain/site/newsletter-paths';

// The path of every page, as a pattern for the router, one constant for each: the build puts each one into the files
// that use it (docs/decisions/168). The functions of paths.ts make addresses from them.

export const home = '/';
export const about = '/about';
export const contact = '/contact';
export const courses = '/courses';
/** The public page of a course. */
export const coursePage = '/courses/:slug';
export const faq = '/faq';
export const terms = '/terms';
export const privacy = '/privacy';
export const refund = '/refund';
export const cookies = '/cookies';
export const newsletterConfirm = newsletterPaths.confirm;
export const newsletterUnsubscribe = newsletterPaths.unsubscribe;
export const register = '/register';
export const login = '/login';
export const forgotPassword = '/forgot-password';
/** The target of the link in the email, with its `oobCode`. */
export const reset = '/reset';
export const adminLogin = '/admin/login';
export const adminLoginAlias = '/admin-login';
export const error = '/error';
/** The days of a course for its learners, by number: a slug is not digits alone. */
export const courseDays = '/courses/:courseId';
export const learner = '/user';
export const learnerDashboard = '/user/dashboard';
export const learnerAccount = '/user/account';
export const learnerReceipt = '/user/receipt';
export const learnerCourse = '/user/course/:courseId';
/** One pattern for the first lesson and for any lesson, so that going from day to day keeps the page. */
export const lesson = '/user/lesson/:courseId/:subcategoryId/:lessonId?';
export const admin = '/admin';
export const adminDashboard = '/admin/dashboard';
export const adminUsers = '/admin/user';
export const adminUser = '/admin/user/:uid';
export const adminUserImport = '/admin/user/import';
export const adminStatement = '/admin/statement';
export const adminPayments = '/admin/payments';
export const adminDuePayments = '/admin/payments/due';
export const adminCourses = '/admin/courses';
export const adminCategories = '/admin/categories';
export const adminLessons = '/admin/lessons';
export const adminAudit = '/admin/audit';
export const adminTrash = '/admin/trash';
export const adminSecurity = '/admin/security';
export const adminSettings = '/admin/settings';
export const adminQuestions = '/admin/questions';
export const adminWork = '/admin/work';
export const adminDiscounts = '/admin/discounts';
export const adminPages = '/admin/pages';
export const adminPage = '/admin/pages/:page';
