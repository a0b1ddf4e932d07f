import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { demoCatalogue } from '@seed/catalogue.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { CourseDaysPage } from './CourseDaysPage.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));

/** The page of a course for a learner who has it, or another one. */
const show = (address: string, courseId: number | null = Number(address.split('/').at(-1)) || null) =>
  renderForLearner(<CourseDaysPage />, { path: '/courses/:courseId', address, user: { courseId } });

beforeEach(() => {
  fakeStore.reset();
  for (const course of demoCatalogue().courses) fakeStore.set(`courses/${course.id}`, course);
});

describe('the page of the days of a course', () => {
  it('shows the title, the instructors, the duration of 4 weeks and a link back', () => {
    show('/courses/1');
    expect(screen.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
    expect(screen.getByText('Instructor: Meera Nair and Arun Joseph')).toBeVisible();
    expect(screen.getByText('Duration: 4 weeks')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it("shows a day's video, lesson and topics when its tab is selected", async () => {
    show('/courses/2');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Day 1',
      'Day 2',
      'Day 3',
      'Day 4',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Day 4' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Day 4' }));
    expect(
      panel.getByRole('heading', { level: 2, name: 'Day 4: Analytics & Campaign Optimization' }),
    ).toBeVisible();
    expect(panel.getByRole('heading', { name: "Today's Lesson" })).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(
      panel.getByRole('button', { name: 'Play video: Analytics & Campaign Optimization' }),
    );
    expect(panel.getByTitle('Video: Analytics & Campaign Optimization')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
    );
  });

  it('stops a video when another day is selected', async () => {
    show('/courses/1');
    await userEvent.click(screen.getByRole('button', { name: 'Play video: Foundations & Business Models' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Day 2' }));
    expect(screen.queryByTitle(/^Video/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Play video: Product Sourcing & Store Setup' })).toBeVisible();
  });

  it.each([
    ['a course without days', '3', 3],
    ["another's course", '2', 1],
    ['no course', '0', 1],
    ['a course that does not exist', '99', 99],
    ['a word', 'design', 1],
    ['a learner without a course', '1', null],
  ])('is not available for %s', (_case, id, courseId) => {
    fakeStore.set('courses/99', null);
    show(`/courses/${id}`, courseId);
    expect(screen.getByText('This course is not available. Please return to your dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it("reads only the learner's own course", () => {
    show('/courses/2', 1);
    show('/courses/1', 1);
    expect([...fakeStore.readPaths]).toEqual(['courses/1']);
  });

  it('says when the course cannot be read, and reads it again', async () => {
    fakeStore.failReadsOf('courses/1');
    show('/courses/1');
    await userEvent.click(screen.getByRole('button', { name: learnerMessages.courseViewer.retry }));
    expect(fakeStore.retried).toEqual(['courses/1']);
  });
});
