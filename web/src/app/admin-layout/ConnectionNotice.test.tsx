import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { User } from '@padavu/domain/user/user';
import { act, render, screen } from '@testing-library/react';
import { aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/firebase/live.ts';
import { ConnectionNotice, StartingNotice } from './ConnectionNotice.tsx';
import { StaffMemberProvider } from '@/features/session/use-staff-member.ts';

const account = vi.hoisted(() => ({ live: { state: 'loading' } as Live<unknown> }));

vi.mock('@/lib/firebase/use-live.ts', () => ({ useLiveDocument: () => account }));

const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'admin' }));
const notice = () => (
  <StaffMemberProvider value={{ uid: 'meera', user }}>
    <ConnectionNotice />
  </StaffMemberProvider>
);

function show(fromCache: boolean) {
  account.live = { state: 'ready', data: user, fromCache };
  const { rerender } = render(notice());
  return (isCached: boolean) => {
    account.live = { state: 'ready', data: user, fromCache: isCached };
    rerender(notice());
  };
}

const noticeText = () => screen.getByRole('status').textContent;
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the notice of the connection', () => {
  it('says nothing while Firestore answers', () => {
    show(false);
    advance(60_000);
    expect(noticeText()).toBe('');
  });

  it('says that the server does not answer while cached data is not confirmed in time', () => {
    const setFromCache = show(true);
    advance(limits.delay.noResponse - 1);
    expect(noticeText()).toBe('');
    advance(1);
    expect(noticeText()).toBe(
      'The server does not answer. This is what was last loaded, and changes cannot be saved.',
    );
    setFromCache(false);
    expect(noticeText()).toBe('');
    setFromCache(true);
    advance(limits.delay.noResponse);
    expect(noticeText()).toContain('does not answer');
  });

  it('says at once that there is no network', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(false);
    expect(noticeText()).toBe("You're offline. This is what was last loaded, and changes cannot be saved.");
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(noticeText()).toBe('');
    online.mockRestore();
  });
});

describe('the notice while the admin area opens', () => {
  it('says that the device keeps no data once the server takes too long, and nothing before', () => {
    render(<StartingNotice />);
    act(() => void vi.advanceTimersByTime(limits.delay.noResponse - 1));
    expect(noticeText()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(noticeText()).toBe(`${adminMessages.area.noResponse} ${adminMessages.area.nothingKept}`);
  });

  it('says at once that there is no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StartingNotice />);
    expect(noticeText()).toBe(`${adminMessages.area.offline} ${adminMessages.area.nothingKept}`);
  });
});
