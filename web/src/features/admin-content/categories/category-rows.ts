import type { CourseName } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';

/** The course name that the list uses, and the course's own title if it differs. */
export type CourseOfCategory = { name: CourseName; title: string | undefined };

export type CategoryCommands = {
  onEdit: (category: Subcategory) => void;
  onDuplicate: (category: Subcategory) => void;
  onDelete: (category: Subcategory) => void;
  /** The id of the category that is being copied. */
  duplicating: number | null;
};

/** Props that the table and the cards share. */
export type CategoryRowsProps = {
  categories: readonly Subcategory[];
  courseOf: (courseId: number) => CourseOfCategory;
  commands: CategoryCommands;
};
