import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { StaticCoursePage } from './StaticCoursePage.tsx';

const show = (address: string) =>
  renderForLearner(<StaticCoursePage />, { path: '/courses/:courseId', address });

describe("the learner's four-day course page", () => {
  it('says what it is, who teaches and that it takes 4 weeks, with the way back', () => {
    show('/courses/1');
    expect(screen.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
    expect(screen.getByText('Instructor: Meera Nair and Arun Joseph')).toBeVisible();
    expect(screen.getByText('Duration: 4 weeks')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it("shows a day's video, lesson and topics when its tab is chosen", async () => {
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

  it('stops a video when another day is chosen', async () => {
    show('/courses/1');
    await userEvent.click(screen.getByRole('button', { name: 'Play video: Foundations & Business Models' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Day 2' }));
    expect(screen.queryByTitle(/^Video/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Play video: Product Sourcing & Store Setup' })).toBeVisible();
  });

  it.each(['3', '0', '99', 'design'])('is not available for %s', (id) => {
    show(`/courses/${id}`);
    expect(screen.getByText('This course is not available. Please return to your dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });
});
