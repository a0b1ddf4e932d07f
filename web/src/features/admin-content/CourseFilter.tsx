import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { SelectInput } from '@/components/SelectInput.tsx';
import { withSelected } from '@/components/with-selected.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';

type CourseFilterProps = {
  courses: readonly Course[];
  courseId: number | null;
  onCourse: (courseId: number | null) => void;
};

/** Filters a list by course. Teachers have no such filter: they choose the course of a whole page above it. */
export function CourseFilter({ courses, courseId, onCourse }: CourseFilterProps) {
  const isTeacher = useTaughtCourse() !== null;
  if (isTeacher) return null;
  const value = String(courseId ?? '');
  const options = [
    { value: '', label: adminMessages.lessons.allCourses },
    ...courses.map((course) => ({ value: String(course.id), label: courseTitle(course) })),
  ];
  return (
    <SelectInput
      label="Course"
      options={withSelected(options, value)}
      value={value}
      onChange={(event) => onCourse(Number(event.target.value) || null)}
    />
  );
}
