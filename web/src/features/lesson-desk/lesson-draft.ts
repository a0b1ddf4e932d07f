/** What the drafts of lessons are called among a person's drafts. */
export const lessonDrafts = 'lesson';

/** What stands for the id of a lesson that is not there yet. */
export const newLesson = 'new';

/** Where what is typed about a lesson is kept. */
export const lessonDraft = (owner: string, id: number | undefined) => ({
  owner,
  form: lessonDrafts,
  record: String(id ?? newLesson),
});
