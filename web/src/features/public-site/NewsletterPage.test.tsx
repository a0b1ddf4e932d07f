import { newsletterTexts as texts } from '@padavu/domain/site/newsletter-texts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '@/lib/api.ts';
import type * as api from '@/lib/api.ts';
import { inSite } from '@/test/in-site.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';

vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

const call = vi.mocked(callApi);

const open = (address: string) =>
  render(<MemoryRouter initialEntries={[address]}>{inSite(<NewsletterPage />)}</MemoryRouter>);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ success: true });
});

describe('a link in a mail of the newsletter', () => {
  it('does nothing when it is opened, and confirms when the button is pressed', async () => {
    open('/newsletter/confirm?token=a.b');
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: texts.confirm }));
    expect(await screen.findByText(texts.confirmed)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', path: '/newsletter/confirm', body: { token: 'a.b' } }),
    );
  });

  it('unsubscribes by the token in its address', async () => {
    open('/newsletter/unsubscribe?token=a%2Bb');
    await userEvent.click(screen.getByRole('button', { name: texts.unsubscribe }));
    expect(await screen.findByText(texts.unsubscribed)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', path: '/newsletter/unsubscribe?token=a%2Bb' }),
    );
  });

  it('can be tried again after a failure, and says when it is not valid any more', async () => {
    open('/newsletter/confirm?token=old');
    call.mockRejectedValueOnce(new ApiError(0, 'no response'));
    await userEvent.click(screen.getByRole('button', { name: texts.confirm }));
    expect(await screen.findByText(texts.failed)).toBeVisible();
    const message = texts.linkInvalid;
    call.mockRejectedValueOnce(new ApiError(400, message, { success: false, message, code: 'validation' }));
    await userEvent.click(screen.getByRole('button', { name: texts.confirm }));
    expect(await screen.findByText(texts.linkInvalid)).toBeVisible();
  });
});
