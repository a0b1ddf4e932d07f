import { courseCards } from '@padavu/domain/catalogue/course-card';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { matchesSearch } from '@padavu/domain/search';

/** The courses of a category (an empty one is every category) whose words contain the search text. */
export function findCourses(search: string, category: string): readonly CourseCard[] {
  return courseCards.filter(
    (course) =>
      (category === '' || course.category === category) &&
      matchesSearch(
        search,
        course.title,
        course.author,
        course.description,
        course.shortDescription,
        ...course.features,
      ),
  );
}
