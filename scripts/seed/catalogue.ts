import { Course } from '@padavu/domain/course/course';
import { Lesson, LessonInput } from '@padavu/domain/course/lesson';
import type { Quiz } from '@padavu/domain/learning/quiz';
import { Category } from '@padavu/domain/course/category';
import { demoQuiz } from './coursework.ts';
import { ecommerce } from './ecommerce.ts';
import { graphicDesign } from './graphic-design.ts';
import { marketing } from './marketing.ts';
import type { CourseOutline } from './outline.ts';
import { videos } from './videos.ts';

/** When the categories and lessons of the demo were last edited, and when the courses themselves were. */
const updatedAt = new Date('2026-09-28T05:30:00Z');
const coursesUpdatedAt = new Date('2025-05-12T05:30:00Z');

export type Catalogue = {
  courses: Course[];
  categories: Category[];
  lessons: Lesson[];
  /** By the id of the lesson. */
  quizzes: Map<number, Quiz>;
};

/** The demo courses with their categories and lessons, numbered through from 1 in reading order. */
export function demoCatalogue(): Catalogue {
  const catalogue: Catalogue = { courses: [], categories: [], lessons: [], quizzes: new Map() };
  for (const outline of [ecommerce, marketing, graphicDesign]) addCourse(catalogue, outline);
  return catalogue;
}

const drawingPath = (name: string | undefined) => (name === undefined ? '' : `/assets/drawings/${name}.svg`);

const inMalayalam = (texts: object | undefined) => texts && { translations: { ml: texts } };

function addCourse(catalogue: Catalogue, outline: CourseOutline): void {
  const { courses, categories, lessons, quizzes } = catalogue;
  const {
    categories: outlines,
    drawing,
    teachers,
    days,
    pace = 'open',
    malayalam,
    ...courseFields
  } = outline;
  const lessonTexts = malayalam?.lessons.values();
  const courseId = courses.length + 1;
  const instructor = teachers.join(' and ');
  for (const [outlineIndex, category] of outlines.entries()) {
    const subcategoryId = categories.length + 1;
    categories.push(
      Category.parse({
        id: subcategoryId,
        courseId,
        title: category.title,
        description: category.description,
        thumbnail: drawingPath(category.drawing),
        instructor,
        duration: category.duration,
        lessonsCount: category.lessons.length,
        ...inMalayalam(
          malayalam && { instructor: malayalam.course.instructor, ...malayalam.categories[outlineIndex] },
        ),
        updatedAt,
      }),
    );
    for (const [index, { video, quiz, ...lesson }] of category.lessons.entries()) {
      const input = LessonInput.parse({
        ...lesson,
        day: index + 1,
        videoUrl: video && videos[video].address,
      });
      const id = lessons.length + 1;
      if (quiz) quizzes.set(id, demoQuiz(quiz, updatedAt));
      lessons.push(
        Lesson.parse({
          ...input,
          id,
          courseId,
          subcategoryId,
          ...(quiz && { quiz: quiz.required ? 'required' : 'optional' }),
          ...inMalayalam(lessonTexts?.next().value),
          updatedAt,
        }),
      );
    }
  }
  courses.push(
    Course.parse({
      ...courseFields,
      id: courseId,
      thumbnail: drawingPath(drawing),
      instructor,
      instructors: teachers.map((name) =>
        Object.assign({ name }, inMalayalam(malayalam && { name: malayalam.course.instructor })),
      ),
      days: days.map(({ title, description, topics, drawing: dayDrawing }) => ({
        title,
        description,
        topics,
        picture: drawingPath(dayDrawing),
      })),
      pace,
      // The pace applies to learners who were approved since it was set.
      pacing: pace === 'open' ? 0 : 1,
      order: courseId,
      published: true,
      certificate: true,
      hours: 0,
      openForRegistration: true,
      lessonIds: lessons.filter((lesson) => lesson.courseId === courseId).map((lesson) => lesson.id),
      ...inMalayalam(malayalam?.course),
      updatedAt: coursesUpdatedAt,
    }),
  );
}
