import { adminMessages } from '@padavu/domain/admin/admin-messages';

const { area, questions, work } = adminMessages;

/**
 * The menu entries of teachers in the admin area: the first ones, and the only ones with labels before the role is
 * known.
 */
export const teacherMenu = [
  area.dashboard,
  area.courses,
  area.categories,
  area.lessons,
  questions.title,
  work.title,
];
