import { render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Notices } from './Notices.tsx';
import { useConfirmedCommand } from './use-command.ts';

function RemoveButton({ send }: { send: () => Promise<void> }) {
  const { ask, dialog } = useConfirmedCommand({
    send,
    done: () => ({ text: 'Removed.' }),
    failed: () => 'Not removed.',
  });
  return (
    <>
      <button onClick={ask}>Remove</button>
      <ConfirmDialog {...dialog} question="Remove it?" confirm="Yes" />
    </>
  );
}

function show() {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => answer.promise);
  render(
    <Notices>
      <RemoveButton send={send} />
    </Notices>,
  );
  return { send, answer };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog', { name: 'Remove it?' }));

describe('a command that is confirmed', () => {
  it('is not sent before it is confirmed, nor when it is cancelled', async () => {
    const { send } = show();
    await press('Remove');
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Cancel');
    await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once; while it is in progress its button keeps the focus, and the dialog stays', async () => {
    const { send, answer } = show();
    await press('Remove');
    await press('Yes');
    await press('Yes');
    expect(dialog().getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
    expect(dialog().getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    expect(send).toHaveBeenCalledOnce();
    answer.resolve();
    await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
    expect(screen.getByRole('alert')).toHaveTextContent('Removed.');
  });

  it('closes the dialog when it fails', async () => {
    const { answer } = show();
    await press('Remove');
    await press('Yes');
    answer.reject(new Error('inside'));
    await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not removed.');
  });
});
