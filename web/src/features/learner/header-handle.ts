/** The `handle` of the course viewer's route: the header has more to it there (specification 2.17). */
export const courseViewerHandle = 'course-viewer';
