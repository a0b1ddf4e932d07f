import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AreaFrame } from '@/test/AreaFrame.tsx';
import { useNotice } from './Notices.tsx';

/** A list of names, whose commands remove a row, change its buttons, move it, ask in a dialog, or show a notice. */
function People() {
  const [names, setNames] = useState(['Anu', 'Binu', 'Chitra']);
  const [inactive, setInactive] = useState('');
  const [asking, setAsking] = useState('');
  const notify = useNotice();
  const row = (name: string) => (
    <li key={name} aria-label={name}>
      <div role="group" aria-label={`Commands for ${name}`}>
        {inactive !== name && <button onClick={() => setAsking(name)}>Deactivate {name}</button>}
        <button onClick={() => setNames(names.filter((other) => other !== name))}>Delete {name}</button>
        <button onClick={() => setNames(names.toReversed())}>Move {name}</button>
        <button onClick={() => notify({ severity: 'success', text: `Hello ${name}` })}>Greet {name}</button>
      </div>
    </li>
  );
  return (
    <>
      <p>Nothing to press here</p>
      <ul aria-label="People">{names.map(row)}</ul>
      <Dialog open={asking !== ''} onClose={() => setAsking('')}>
        <Button
          onClick={() => {
            setInactive(asking);
            setAsking('');
          }}
        >
          Yes
        </Button>
      </Dialog>
    </>
  );
}

const show = () => render(<People />, { wrapper: AreaFrame });
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('listitem', { name });

/** Presses a button as the keyboard does. */
async function press(name: string) {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus', () => {
  it('goes to a neighbour when its row is removed, and from the last one to the list', async () => {
    show();
    await press('Delete Anu');
    await waitFor(() => expect(rowOf('Binu')).toHaveFocus());
    await userEvent.tab();
    expect(button('Deactivate Binu')).toHaveFocus();
    expect(rowOf('Binu')).not.toHaveAttribute('tabindex');
    await press('Delete Chitra');
    await waitFor(() => expect(rowOf('Binu')).toHaveFocus());
    await press('Delete Binu');
    await waitFor(() => expect(screen.getByRole('list', { name: 'People' })).toHaveFocus());
  });

  it('stays on a button that moves', async () => {
    show();
    await press('Move Anu');
    await waitFor(() => expect(button('Move Anu')).toHaveFocus());
  });

  it('goes to what was around a button that is gone when the dialog closes that it opened', async () => {
    show();
    await press('Deactivate Binu');
    await press('Yes');
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    const commands = within(rowOf('Binu')).getByRole('group');
    await waitFor(() => expect(commands).toHaveFocus());
  });

  it('goes back to where it was before a notice that is closed', async () => {
    show();
    await press('Greet Chitra');
    await press('Close');
    await waitFor(() => expect(button('Greet Chitra')).toHaveFocus());
  });

  it('is left alone after a press on something else', async () => {
    show();
    await userEvent.click(button('Greet Anu'));
    await userEvent.click(screen.getByText('Nothing to press here'));
    expect(document.body).toHaveFocus();
    act(() => button('Delete Anu').click());
    expect(screen.queryByText('Delete Anu')).not.toBeInTheDocument();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
