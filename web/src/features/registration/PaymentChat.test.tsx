import { limits } from '@padavu/domain/limits';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { site, siteOf } from '@/test/in-site.tsx';
import { PaymentChat } from './PaymentChat.tsx';

vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));

const show = () =>
  render(
    <PaymentChat
      registrationIn={() => ({
        name: 'Anjali Menon',
        email: 'anjali@padavu.example',
        course: 'Ecommerce Mastery',
        price: 1999,
        paymentReference: 'K7M3QX',
      })}
    />,
  );

const link = () => screen.findByRole('link', { name: 'Open the payment chat' });

beforeEach(() => {
  vi.mocked(fetchSite).mockReset().mockResolvedValue(site);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the payment chat on a page that has not loaded the school', () => {
  it('appears when the number is known', async () => {
    const answer = Promise.withResolvers<typeof site>();
    vi.mocked(fetchSite).mockReturnValue(answer.promise);
    show();
    expect(screen.getByText('Looking up the payment chat...')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    answer.resolve(siteOf({ chatNumber: '911111111111' }));
    const { pathname, searchParams } = new URL((await link()).getAttribute('href') ?? '');
    expect(pathname).toBe('/911111111111');
    expect(searchParams.get('text')).toContain('Price: ₹1,999');
    expect(searchParams.get('text')).toContain('Payment reference: K7M3QX');
  });

  it('can be fetched again after a failure', async () => {
    vi.mocked(fetchSite).mockRejectedValueOnce(new ApiError(0, 'no response'));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment chat could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be fetched again when nothing answers for long', async () => {
    vi.useFakeTimers();
    vi.mocked(fetchSite).mockReturnValue(new Promise(() => {}));
    show();
    await act(() => vi.advanceTimersByTimeAsync(limits.delay.noResponse));
    expect(screen.getByRole('alert')).toHaveTextContent('The payment chat could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('renders nothing for a school without one', async () => {
    vi.mocked(fetchSite).mockResolvedValue(siteOf({ chatNumber: '' }));
    const { container } = show();
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
