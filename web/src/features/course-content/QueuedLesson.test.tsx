import { render, screen } from '@testing-library/react';
import { aCourse } from '@tests/support/builders.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
import { QueuedLesson } from './QueuedLesson.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));

const courses = Array.from({ length: 70 }, (_, index) =>
  aCourse({ id: index + 1, title: `Course ${index + 1}` }),
);

beforeEach(() => fakeStore.holdsOnly({ courses }));

it('names the course in a school of many, and reads it alone', () => {
  render(<QueuedLesson courseId={70} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.getByText('Course 70')).toBeVisible();
  expect(fakeStore.documentsRead()).toBe(1);
});

it('names the lesson alone when the course is not there any more', () => {
  render(<QueuedLesson courseId={71} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.queryByText(/Course/)).not.toBeInTheDocument();
});
