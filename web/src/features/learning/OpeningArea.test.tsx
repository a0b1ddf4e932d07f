import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpeningArea } from './OpeningArea.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the learner's area while it opens", () => {
  it('waits, and after twelve seconds without an answer says so, with a way on', () => {
    render(<OpeningArea page="lesson" />);
    expect(screen.getByRole('status')).toHaveTextContent('One moment...');
    act(() => void vi.advanceTimersByTime(11_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    );
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
