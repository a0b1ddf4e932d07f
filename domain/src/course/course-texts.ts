// Words around the names in a course. Each text is a constant (docs/decisions/149).

export const and = ' and ';
export const or = ' or ';
export const instructor = 'Instructor: {names}';
export const instructors = 'Instructors: {names}';
