import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type * as api from '@/lib/api.ts';
import { ApiError, callApi } from '@/lib/api.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

async function subscribe(address: string) {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), address);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('the newsletter form', () => {
  it('has one required email input, which the browser checks', () => {
    render(<NewsletterForm />);
    const input = screen.getByRole('textbox', { name: 'Email address' });
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('type', 'email');
  });

  it('sends the address and shows the message of the server', async () => {
    vi.mocked(callApi).mockResolvedValue({ success: true, message: 'Thank you.' });
    await subscribe('asha@example.org');
    expect(await screen.findByText('Thank you.')).toBeVisible();
    expect(callApi).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', path: '/newsletter', body: { email: 'asha@example.org' } }),
    );
  });

  it('says so when the network fails, and keeps the address', async () => {
    vi.mocked(callApi).mockRejectedValue(new Error('no response'));
    await subscribe('asha@example.org');
    expect(await screen.findByText(/did not go through/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('asha@example.org');
  });

  it('shows why the server refuses, and keeps the address', async () => {
    const message = 'Please wait a little before you try again.';
    vi.mocked(callApi).mockRejectedValue(
      new ApiError(429, message, { success: false, code: 'too-many-requests', message }),
    );
    await subscribe('asha@example.org');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('asha@example.org');
  });

  it('sends nothing if the input is no email address', async () => {
    await subscribe('asha');
    expect(callApi).not.toHaveBeenCalled();
  });
});
