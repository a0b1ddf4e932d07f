import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin-messages';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartingNotice } from './StartingNotice.tsx';

const noticeText = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the notice while the admin area opens', () => {
  it('says that the device keeps no data once the server takes too long, and nothing before', () => {
    render(<StartingNotice />);
    act(() => void vi.advanceTimersByTime(limits.delay.noAnswer - 1));
    expect(noticeText()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(noticeText()).toBe(`${adminMessages.area.noAnswer} ${adminMessages.area.nothingKept}`);
  });

  it('says at once that there is no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StartingNotice />);
    expect(noticeText()).toBe(`${adminMessages.area.offline} ${adminMessages.area.nothingKept}`);
  });
});
