// What pages say around the names of a course, a constant a text (docs/decisions/149).

export const and = ' and ';
export const or = ' or ';
export const instructor = 'Instructor: {names}';
export const instructors = 'Instructors: {names}';
