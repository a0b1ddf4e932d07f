/** The form name of lesson drafts. */
export const lessonDrafts = 'lesson';

/** The record name of a new lesson's draft. */
export const newLesson = 'new';

/** The key of a lesson's draft. */
export const lessonDraft = (owner: string, id: number | undefined) => ({
  owner,
  form: lessonDrafts,
  record: String(id ?? newLesson),
});
