import { render, screen } from '@testing-library/react';
import { aCourse } from '@tests/support/builders.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveSchool } from '@/test/live-school.ts';
import { QueuedLesson } from './QueuedLesson.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/live-school.ts'));

const courses = Array.from({ length: 70 }, (_, index) =>
  aCourse({ id: index + 1, title: `Course ${index + 1}` }),
);

beforeEach(() => liveSchool.holds({ courses }));

it('names the course in a school of many, and reads it alone', () => {
  render(<QueuedLesson courseId={70} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.getByText('Course 70')).toBeVisible();
  expect(liveSchool.documentsRead()).toBe(1);
});

it('names the lesson alone when the course is not there any more', () => {
  render(<QueuedLesson courseId={71} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.queryByText(/Course/)).not.toBeInTheDocument();
});
