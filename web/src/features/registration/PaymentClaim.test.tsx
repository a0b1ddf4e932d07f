import { claimMessages } from '@padavu/domain/payment/claim-messages';
import { limits } from '@padavu/domain/limits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { pictureErrors } from '@/lib/picture-texts.ts';
import { PictureError, shrinkPicture } from '@/lib/picture.ts';
import { PaymentClaim } from './PaymentClaim.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock(import('@/lib/picture.ts'), async (original) => ({
  ...(await original()),
  shrinkPicture: vi.fn<typeof shrinkPicture>(),
}));

const call = vi.mocked(callAuthorisedApi);
const shrink = vi.mocked(shrinkPicture);
const claim = { number: '412345678901', sentAt: new Date('2026-11-22T10:00:00Z'), hasPicture: false };

const answers = (data: unknown) => Promise.resolve({ success: true, data });
const field = () => screen.findByLabelText('Transaction number');
const showTo = (uid: string) => {
  cleanup();
  render(<PaymentClaim uid={uid} />);
};
const tell = () => screen.getByRole('button', { name: 'Tell us' });

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockImplementation(() => answers(null));
  shrink.mockReset();
});

describe('the panel "I have paid"', () => {
  it('sends the number and shows it', async () => {
    const user = userEvent.setup();
    render(<PaymentClaim uid="anjali" />);
    await user.type(await field(), ' 4123 4567 8901 ');
    call.mockImplementation(() => answers(claim));
    await user.click(tell());
    expect(call.mock.lastCall?.[0]).toMatchObject({ method: 'PUT', body: { number: '412345678901' } });
    expect(await screen.findByText(/^Sent on/)).toHaveTextContent('412345678901');
    expect(screen.queryByLabelText('Transaction number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Correct it' })).toHaveFocus();
  });

  it('sends a picture scaled down, and keeps the number if the picture cannot be read', async () => {
    const user = userEvent.setup();
    render(<PaymentClaim uid="anjali" />);
    await user.type(await field(), '412345678901');
    await user.upload(
      screen.getByLabelText(/Picture/),
      new File(['x'], 'receipt.png', { type: 'image/png' }),
    );
    shrink.mockRejectedValueOnce(new PictureError(pictureErrors.unreadable));
    await user.click(tell());
    expect(await screen.findByRole('alert')).toHaveTextContent(pictureErrors.unreadable);
    expect(await field()).toHaveValue('412345678901');
    shrink.mockResolvedValue([{ width: 9, height: 9, file: new Blob(['small']) }]);
    call.mockImplementation(() => answers({ ...claim, hasPicture: true }));
    await user.click(tell());
    expect(await screen.findByText(/with a picture of the receipt/)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { picture: btoa('small') } });
  });

  it('says what is wrong with the number without asking the server', async () => {
    const user = userEvent.setup();
    render(<PaymentClaim uid="anjali" />);
    await user.type(await field(), 'I paid');
    await user.click(tell());
    expect(await screen.findByRole('alert')).toHaveTextContent(claimMessages.numberInvalid);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('says why the server refuses, and keeps what was typed', async () => {
    const user = userEvent.setup();
    render(<PaymentClaim uid="anjali" />);
    await user.type(await field(), '412345678901');
    const message = claimMessages.decided;
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await user.click(tell());
    expect(await screen.findByRole('alert')).toHaveTextContent(claimMessages.decided);
    expect(await field()).toHaveValue('412345678901');
  });

  it('says why nothing was sent below the button, which does not move under the pointer when it is pressed again', async () => {
    const user = userEvent.setup();
    render(<PaymentClaim uid="anjali" />);
    await user.type(await field(), '412345678901');
    call.mockRejectedValueOnce(new ApiError(0, 'no response'));
    await user.click(tell());
    const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
    expect(tell().compareDocumentPosition(await screen.findByRole('alert'))).toBe(following);
  });

  it('shows a claim that was sent before, and lets it be corrected', async () => {
    const user = userEvent.setup();
    call.mockImplementation(() => answers(claim));
    render(<PaymentClaim uid="anjali" />);
    expect(await screen.findByText(/^Sent on/)).toHaveTextContent('412345678901');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Correct it' }));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('412345678901');
  });

  it('keeps the number when the page is loaded again, for the same person, until it is sent', async () => {
    const user = userEvent.setup();
    showTo('anjali');
    await user.type(await field(), '4123 45');
    showTo('meera');
    expect(await field()).toHaveValue('');
    showTo('anjali');
    expect(await field()).toHaveValue('4123 45');
    await user.type(await field(), '67');
    call.mockImplementation(() => answers(claim));
    await user.click(tell());
    await screen.findByText(/^Sent on/);
    call.mockImplementation(() => answers(null));
    showTo('anjali');
    expect(await field()).toHaveValue('');
  });

  it('shows the form also when the server does not answer', async () => {
    call.mockRejectedValue(new ApiError(0, 'no response'));
    render(<PaymentClaim uid="anjali" />);
    expect(await field()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('shows the form when nothing answers for long, and keeps what was typed when the claim arrives', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    render(<PaymentClaim uid="anjali" />);
    await act(() => vi.advanceTimersByTimeAsync(limits.delay.noResponse));
    vi.useRealTimers();
    await userEvent.type(await field(), '9999');
    answer.resolve({ success: true, data: claim });
    expect(await screen.findByText(/^Sent on/)).toHaveTextContent('412345678901');
    expect(await field()).toHaveValue('9999');
  });
});
