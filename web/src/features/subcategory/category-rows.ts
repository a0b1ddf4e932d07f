import type { CourseName } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';

/** The course of a category as the screen names it, and its own title where that says more. */
export type CourseOfCategory = { name: CourseName; title: string | undefined };

/** What can be done with a category. */
export type CategoryCommands = {
  onEdit: (category: Subcategory) => void;
  onDuplicate: (category: Subcategory) => void;
  onDelete: (category: Subcategory) => void;
  /** The category of which a copy is being made. */
  duplicating: number | null;
};

/** What the table and the cards are given alike. */
export type CategoryRowsProps = {
  categories: readonly Subcategory[];
  courseOf: (courseId: number) => CourseOfCategory;
  commands: CategoryCommands;
};
