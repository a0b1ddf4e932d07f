import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { User } from '@padavu/domain/user/user';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord } from '@tests/support/builders.ts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { ApproveButton, DeactivateButton, DeleteUserButton } from './UserCommands.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);

const aUser = (overrides: Parameters<typeof aUserRecord>[0] = {}, id = 'anjali') =>
  User.parse({ ...aUserRecord(overrides), id });

const pending = aUser({ status: 'pending' });

const show = (button: ReactNode) => render(<Notices>{button}</Notices>);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ success: true });
});

describe('approving', () => {
  it('sends once, however often the button is pressed, and keeps the focus', async () => {
    const response = Promise.withResolvers<object>();
    call.mockReturnValue(response.promise);
    const onApproved = vi.fn<() => void>();
    show(<ApproveButton user={pending} onApproved={onApproved} />);
    const button = screen.getByRole('button', { name: 'Approve Anjali Menon' });

    await userEvent.dblClick(button);
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/admin/users/anjali/approve',
        body: { expectedStatus: 'pending' },
      }),
    );
    expect(button).toHaveFocus();
    expect(onApproved).not.toHaveBeenCalled();

    response.resolve({ success: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Anjali Menon is approved and can sign in.');
    expect(onApproved).toHaveBeenCalledTimes(1);
  });

  it.each([
    [400, 'Failed to approve user: Invalid request. Please check your input.'],
    [403, 'Failed to approve user: Access denied. You do not have permission.'],
    [404, 'Failed to approve user: Requested resource not found.'],
    [409, 'Failed to approve user: Backend Error: 409 - the reason'],
    [500, 'Failed to approve user: Server error. Please try again later.'],
    [
      0,
      'Failed to approve user: Network Error: The server did not respond. Please check your connection and try again.',
    ],
  ])('says what a status of %i means', async (status, text) => {
    call.mockRejectedValue(new ApiError(status, 'the reason'));
    const onApproved = vi.fn<() => void>();
    show(<ApproveButton user={pending} onApproved={onApproved} />);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(onApproved).not.toHaveBeenCalled();
  });

  it('says in plain words that another administrator was faster', async () => {
    const message = adminMessageFor.userChangedMeanwhile('inactive');
    call.mockRejectedValue(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    show(<ApproveButton user={pending} />);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to approve user: Someone else changed this user, who is now inactive.',
    );
  });

  it('asks for a new sign-in when the server no longer knows the session', async () => {
    call.mockRejectedValue(new ApiError(401, 'the reason'));
    show(<ApproveButton user={pending} />);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to approve user: Unauthorized. Please log in again.',
    );
  });

  it('sends nothing for a user without an id', async () => {
    show(<ApproveButton user={aUser({ status: 'pending' }, '')} />);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid user selection');
    expect(call).not.toHaveBeenCalled();
  });

  it('can be tried again after a failure', async () => {
    call.mockRejectedValueOnce(new ApiError(500, 'the reason'));
    show(<ApproveButton user={pending} />);
    const button = screen.getByRole('button', { name: 'Approve Anjali Menon' });

    await userEvent.click(button);
    await screen.findByText(/^Failed to approve user/);
    await userEvent.click(button);
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
  });
});

describe('undoing a decision', () => {
  it.each([
    ['pending', 'hold', 'Anjali Menon is pending again.'],
    ['inactive', 'deactivate', 'Anjali Menon is inactive again.'],
  ] as const)('returns an approved user to the previous status %s', async (status, change, text) => {
    show(<ApproveButton user={aUser({ status })} />);
    await userEvent.click(screen.getByRole('button', { name: /Anjali Menon$/ }));
    call.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        path: `/admin/users/anjali/${change}`,
        body: { expectedStatus: 'approved' },
      }),
    );
  });

  it('approves a deactivated user again', async () => {
    show(<DeactivateButton user={aUser()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Anjali Menon is approved again.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: '/admin/users/anjali/approve', body: { expectedStatus: 'inactive' } }),
    );
  });

  it('does not overwrite a later decision of a colleague', async () => {
    const message = adminMessageFor.userChangedMeanwhile('inactive');
    show(<ApproveButton user={pending} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    call.mockRejectedValue(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(adminMessageFor.userHoldFailed(message))).toBeVisible();
  });
});

describe('deactivating', () => {
  it('asks for confirmation, and sends nothing when it is cancelled', async () => {
    show(<DeactivateButton user={aUser()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Deactivate Anjali Menon' }));
    expect(screen.getByRole('alertdialog', { name: 'Deactivate Anjali Menon?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the request after the confirmation', async () => {
    show(<DeactivateButton user={aUser()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Deactivate Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/admin/users/anjali/deactivate',
        body: { expectedStatus: 'approved' },
      }),
    );
    expect(await screen.findByText('Anjali Menon is now inactive.')).toBeVisible();
  });

  it('keeps the dialog and its user when the user changes in the meantime', async () => {
    const { rerender } = show(<DeactivateButton user={aUser()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate Anjali Menon' }));
    rerender(
      <Notices>
        <DeactivateButton user={aUser({ status: 'inactive' })} />
      </Notices>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ body: { expectedStatus: 'approved' } }));
  });
});

describe('deleting', () => {
  it('asks for confirmation, sends once, and reports the deletion', async () => {
    show(<DeleteUserButton user={aUser({}, 'a/b')} />);

    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }),
    ).toHaveTextContent('anjali@padavu.example');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(call).not.toHaveBeenCalled();

    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'DELETE', path: '/admin/users/a%2Fb?expectedStatus=approved' }),
    );
    expect(await screen.findByText('Anjali Menon is deleted.')).toBeVisible();

    call.mockResolvedValue({ success: true, message: adminMessages.trash.userRestored });
    // The page behind the dialog is hidden from screen readers until the dialog has closed.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'POST', path: '/admin/trash/users_a%2Fb/restore' }),
    );
    expect(await screen.findByText(adminMessages.trash.userRestored)).toBeVisible();
  });

  it('keeps the user of the dialog when the user changes in the meantime', async () => {
    const { rerender } = show(<DeleteUserButton user={aUser({ status: 'pending' })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    rerender(
      <Notices>
        <DeleteUserButton user={aUser()} />
      </Notices>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/admin/users/anjali?expectedStatus=pending' }),
    );
  });

  it('says why it failed and closes the dialog', async () => {
    call.mockRejectedValue(new ApiError(404, 'gone'));
    show(<DeleteUserButton user={aUser()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete user: Requested resource not found.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
