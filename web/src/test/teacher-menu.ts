import { adminMessages } from '@padavu/domain/admin-messages';

const { area, questions, work } = adminMessages;

/** The entries of the admin area's menu that teachers have: the first ones, and before anybody is known the only ones with words. */
export const teacherMenu = [
  area.dashboard,
  area.courses,
  area.categories,
  area.lessons,
  questions.title,
  work.title,
];
