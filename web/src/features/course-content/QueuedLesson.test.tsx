import { render, screen } from '@testing-library/react';
import { aCourse } from '@tests/support/builders.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
import { QueuedLesson } from './QueuedLesson.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));

const courses = Array.from({ length: 70 }, (_, index) =>
  aCourse({ id: index + 1, title: `Course ${index + 1}` }),
);

beforeEach(() => fakeStore.replaceAll({ courses }));

it('a queued lesson names its course, and reads only that one in a school with many courses', () => {
  render(<QueuedLesson courseId={70} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.getByText('Course 70')).toBeVisible();
  expect(fakeStore.documentsRead()).toBe(1);
});

it('a queued lesson is named without its course when the course was deleted', () => {
  render(<QueuedLesson courseId={71} lessonTitle="Looking around" />);
  expect(screen.getByRole('heading', { name: 'Looking around' })).toBeVisible();
  expect(screen.queryByText(/Course/)).not.toBeInTheDocument();
});
