import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messages } from '@padavu/domain/messages';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { CoursePage } from './course/CoursePage.tsx';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { LessonPage } from './lesson/LessonPage.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));

const { lessonViewer: texts } = learnerMessages;
const { defaults } = messages;

/** Documents that lack every field but their own id and the ids of their parents. */
const bare = {
  course: { id: 1 },
  category: { id: 3, courseId: 1 },
  lesson: { id: 7, courseId: 1, subcategoryId: 3 },
};

/** Documents whose fields all have a wrong type. */
const wrong = {
  course: { id: 1, title: 7, description: [], lessonIds: 'many', thumbnail: {}, updatedAt: 'never' },
  category: { id: 3, courseId: 1, title: null, description: 5, instructor: ['Meera'], lessonsCount: -1 },
  lesson: {
    id: 7,
    courseId: 1,
    subcategoryId: 3,
    day: 'first',
    title: {},
    description: 1,
    topics: 'all',
    videoUrl: 3,
    duration: [],
  },
};

function holds({ course, category, lesson }: { course: object; category: object; lesson: object }) {
  fakeStore.reset();
  fakeStore.set('courses/1', course);
  fakeStore.set('subcategories', [category]);
  fakeStore.set('lessons', [lesson]);
  fakeStore.set('users/anjali/progress/1', { lessons: { 7: 'done' }, lastLessonId: 'seven' });
}

const heading = (level: number) => screen.getByRole('heading', { level }).textContent;

describe.each([
  ['lack every field', bare],
  ['have a wrong type in every field', wrong],
])('documents that %s', (_how, documents) => {
  beforeEach(() => holds(documents));

  it('show their defaults on the dashboard', () => {
    renderForLearner(<DashboardPage />, { path: '*', address: '/user/dashboard' });
    expect(screen.getByRole('article', { name: defaults.untitledCourse })).toBeVisible();
    expect(screen.getByText('Multiple Lessons')).toBeVisible();
    expect(screen.getByText('0% complete')).toBeVisible();
  });

  it('show their defaults in the course viewer', () => {
    renderForLearner(<CoursePage />, { path: paths.learnerCourse, address: '/user/course/1' });
    expect(heading(1)).toBe(defaults.untitledCourse);
    expect(screen.getByRole('listitem', { name: defaults.untitledCategory })).toBeVisible();
    expect(screen.getAllByText(texts.noDescription)).toHaveLength(2);
  });

  it('show their defaults in the lesson viewer', () => {
    renderForLearner(<LessonPage />, { path: paths.lesson, address: '/user/lesson/1/3/7' });
    expect(heading(1)).toBe(defaults.untitledCategory);
    expect(screen.getByText('Instructor: Unknown')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'N/A' })).toBeVisible();
    expect(heading(2)).toBe(texts.untitled);
    expect(screen.getByText(texts.noDescription)).toBeVisible();
    expect(screen.getByText(texts.noTopics)).toBeVisible();
  });
});

describe('a document that cannot be read', () => {
  it('is left out and logged', () => {
    holds(bare);
    fakeStore.set('subcategories', [bare.category, { id: 'three', courseId: 1 }]);
    fakeStore.set('lessons', [bare.lesson, { id: 'seven', courseId: 1, subcategoryId: 3 }]);
    renderForLearner(<LessonPage />, { path: paths.lesson, address: '/user/lesson/1/3' });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Other lessons' })).toHaveTextContent('');
    expect(vi.mocked(console.error).mock.calls.map(([text]: unknown[]) => text)).toEqual([
      'The document subcategories/three cannot be read',
      'The document lessons/seven cannot be read',
    ]);
    vi.mocked(console.error).mockClear();
  });
});
