import { User } from '@padavu/domain/user/user';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { isTeacherChange } from '@padavu/domain/course/course-input';
import { courseStatsCollection } from '@padavu/domain/course/course-stats';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { submissionsCollection } from '@padavu/domain/learning/task';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, aCategory, aUserRecord } from '@tests/support/builders.ts';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CoursesPage } from '@/features/admin-content/courses/CoursesPage.tsx';
import { LessonsPage } from '@/features/admin-content/lessons/LessonsPage.tsx';
import { DashboardPage } from '@/features/admin-overview/DashboardPage.tsx';
import { QuestionsPage } from '@/features/questions/QuestionsPage.tsx';
import { SecurityPage } from '@/features/session/SecurityPage.tsx';
import { WorkPage } from '@/features/tasks/WorkPage.tsx';
import type { callAuthorisedApi, renewBy } from '@/lib/authorised-api.ts';
import type { countOf } from '@/lib/firebase/query-spec.ts';
import type { endSession, revokeOwnSession } from '@/lib/session/store.ts';
import { store } from '@/lib/stored.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { teacherMenu } from '@/test/teacher-menu.ts';
import { AdminLayout } from './AdminLayout.tsx';

const { session } = vi.hoisted(() => {
  let current: unknown;
  const listeners = new Set<() => void>();
  return {
    session: {
      get: () => current,
      set: (next: unknown) => {
        current = next;
        for (const listener of listeners) listener();
      },
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
});
vi.mock('@/lib/session/store.ts', () => ({
  currentSession: session.get,
  subscribeToSession: session.subscribe,
  endSession: vi.fn<typeof endSession>(),
  revokeOwnSession: vi.fn<typeof revokeOwnSession>(),
}));
vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/query-spec.ts', () => ({ countOf: vi.fn<typeof countOf>() }));
vi.mock('@/lib/authorised-api.ts', () => ({
  callAuthorisedApi: vi.fn<typeof callAuthorisedApi>(),
  renewBy: vi.fn<typeof renewBy>().mockReturnValue(() => {}),
}));
vi.mock('@/features/session/OwnSecondFactor.tsx', () => ({ OwnSecondFactor: () => <h2>Own factor</h2> }));

const routes = [
  {
    path: '/admin',
    Component: AdminLayout,
    children: [
      { path: 'dashboard', Component: DashboardPage },
      { path: 'courses', Component: CoursesPage },
      { path: 'lessons', Component: LessonsPage },
      { path: 'questions', Component: QuestionsPage },
      { path: 'work', Component: WorkPage },
      { path: 'security', Component: SecurityPage },
      { path: 'user', element: <h1>Users</h1> },
    ],
  },
];

function signIn(teaches: number[]) {
  const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'teacher', courseId: null, teaches }));
  session.set({ status: 'signed-in', uid: 'meera', user, access: 'teacher' });
}

function show(address: string, teaches = [1, 2]) {
  signIn(teaches);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const courses = () => within(screen.getByRole('navigation', { name: adminMessages.teacher.courses }));
const by = { uid: 'asha', name: 'Asha' };

/** Stores a course with a category, a lesson, a question and a submission, each with the id of the course. */
function storeCourse(id: number) {
  fakeStore.put(id, aCourse({ id, title: `Course ${id}`, lessonIds: [id * 10] }), 'courses');
  fakeStore.put(
    id,
    aCategory({ id, courseId: id, title: `Category ${id}`, lessonsCount: 1 }),
    'subcategories',
  );
  const lesson = { id: id * 10, courseId: id, subcategoryId: id, title: `Lesson ${id}` };
  fakeStore.put(lesson.id, aLesson(lesson), 'lessons');
  const at = new Date('2026-11-20T06:00:00Z');
  const sharedFields = { courseId: id, lessonId: lesson.id, lessonTitle: lesson.title, by, lastAt: at };
  const question = { ...sharedFields, text: `Why ${id}?`, askedAt: at, waiting: true };
  fakeStore.put(`q${id}`, question, questionsCollection);
  const turns = [{ fromSchool: false, by, text: `My shop ${id}`, at }];
  fakeStore.put(`asha_${lesson.id}`, { ...sharedFields, state: 'waiting', turns }, submissionsCollection);
}

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  store('user', { name: 'Meera Nair', course: '', courseId: null, role: 'teacher', status: 'approved' });
  fakeStore.reset();
  for (const id of [1, 2, 3]) storeCourse(id);
});

describe('the admin area of a teacher', () => {
  it('has a menu of only the pages that teachers may open', () => {
    show('/admin/dashboard');
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(teacherMenu);
    expect(screen.getByText('Teacher')).toBeVisible();
  });

  it('redirects from a page of administrators to the dashboard, which says why', async () => {
    const address = show('/admin/user?course=1');
    expect(await screen.findByText('That page is for administrators.')).toBeVisible();
    expect(address()).toBe('/admin/dashboard');
  });

  it("queries nothing but the teacher's own course", () => {
    for (const page of ['dashboard', 'courses', 'lessons', 'questions', 'work', 'lessons?search=lesson'])
      show(`/admin/${page}`, [2]);
    const unconfined = fakeStore.queries.filter(
      ({ collection, where }) =>
        !where.some(
          ([field, op, value]) =>
            field === (collection === 'courses' ? 'id' : 'courseId') && op === '==' && value === 2,
        ),
    );
    expect(unconfined).toEqual([]);
    expect(new Set(fakeStore.queries.map(({ collection }) => collection))).toEqual(
      new Set(['courses', 'subcategories', 'lessons', questionsCollection, submissionsCollection]),
    );
  });

  it('does not have the switch for everybody’s second factor', () => {
    show('/admin/security');
    expect(screen.getByRole('heading', { name: 'Own factor' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the dashboard of a teacher', () => {
  it("shows the progress of the course's learners, and what waits for an answer in this course and in the others", () => {
    fakeStore.put(
      1,
      { courseId: 1, started: 7, finished: 3, lessons: { 10: { opened: 6, completed: 2 } } },
      courseStatsCollection,
    );
    show('/admin/dashboard');
    expect(screen.getByRole('heading', { level: 1, name: 'Course 1' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Started' })).toHaveTextContent('7');
    expect(screen.getByRole('region', { name: 'Finished' })).toHaveTextContent('3');
    const waiting = within(screen.getByRole('region', { name: 'Waiting for an answer' }));
    expect(waiting.getByRole('link', { name: '1 question' })).toHaveAttribute('href', '/admin/questions');
    expect(waiting.getByRole('link', { name: '1 piece of work' })).toHaveAttribute('href', '/admin/work');
    const others = screen.getByRole('region', { name: 'Your other courses' });
    expect(others).toHaveTextContent('Course 2: 1 question and 1 piece of work waiting for an answer');
    expect(others).not.toHaveTextContent('Course 3');
  });

  it('says that a course was deleted, and lets the teacher switch to another one', async () => {
    fakeStore.remove(1, 'courses');
    show('/admin/dashboard');
    expect(screen.getByText(`${adminMessages.role.courseUnknown}.`)).toBeVisible();
    await userEvent.click(courses().getByRole('button', { name: 'Course 2' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Course 2' })).toBeVisible();
  });
});

describe('the course that a page is about', () => {
  it('is the first one until another is selected, which the address and the other pages then keep', async () => {
    const address = show('/admin/work?show=again');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: adminMessages.work.show }), 'waiting');
    expect(screen.getByText('My shop 1')).toBeVisible();
    expect(courses().getByRole('button', { name: 'Course 1' })).toHaveAttribute('aria-pressed', 'true');
    const other = courses().getByRole('button', { name: 'Course 2' });
    await userEvent.click(other);
    expect(screen.getByText('My shop 2')).toBeVisible();
    expect(screen.queryByText('My shop 1')).not.toBeInTheDocument();
    expect(other).toHaveFocus();
    expect(address()).toBe('/admin/work?course=2');
    await userEvent.click(screen.getByRole('link', { name: adminMessages.questions.title }));
    expect(await screen.findByText('Why 2?')).toBeVisible();
  });

  it.each(['3', '0', 'all'])("is one of the teacher's own, even if the address names %s", (course) => {
    show(`/admin/questions?course=${course}`);
    expect(screen.getByText('Why 1?')).toBeVisible();
    expect(screen.queryByText('Why 3?')).not.toBeInTheDocument();
  });

  it('is that of the category whose lessons the address names', async () => {
    const address = show('/admin/lessons?category=2');
    expect(await screen.findByText('Lesson 2')).toBeVisible();
    expect(address()).toBe('/admin/lessons?course=2&category=2');
    expect(courses().getByRole('button', { name: 'Course 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes at once when the teacher no longer teaches it', () => {
    show('/admin/questions?course=2');
    expect(screen.getByText('Why 2?')).toBeVisible();
    act(() => signIn([1]));
    expect(screen.getByText('Why 1?')).toBeVisible();
    expect(screen.queryByText('Why 2?')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: adminMessages.teacher.courses })).not.toBeInTheDocument();
  });

  it('names learners without links to their accounts', () => {
    show('/admin/work');
    expect(screen.getByText('Asha')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument();
  });

  it('can be edited by its teacher in what it teaches, but not in how it is sold', async () => {
    show('/admin/courses');
    expect(screen.queryByRole('button', { name: /^(Publish|Unpublish|Delete|Export)/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Course 1' }));
    const form = await screen.findByRole('dialog');
    const dialog = within(form);
    expect(dialog.getByLabelText('In one or two sentences')).toBeVisible();
    for (const label of [
      'Title',
      'Slug',
      /^Price/,
      /^Published/,
      /^Position among/,
      /certificate/,
      'How days open',
    ])
      expect(dialog.queryByLabelText(label)).not.toBeInTheDocument();
    const fields = Array.from(form.querySelectorAll('[name]'), (field) => field.getAttribute('name') ?? '');
    expect(fields).toContain('summary');
    expect(fields.filter((field) => !isTeacherChange({ before: {}, after: { [field]: '' } }))).toEqual([]);
  });

  it('counts for its teacher only the texts that teachers translate', async () => {
    show('/admin/courses');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Course 1' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByRole('button', { name: 'Write in Malayalam' }));
    for (const field of form.querySelectorAll('[lang="ml"][name]'))
      fireEvent.change(field, { target: { value: 'മലയാളം' } });
    expect(within(form).getByText('Every text has its Malayalam.')).toBeVisible();
  });
});
