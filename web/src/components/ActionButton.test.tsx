import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionButton } from './ActionButton.tsx';

const button = () => screen.getByRole('button');

const form = (disabled: boolean) => (
  <>
    <ActionButton disabled={disabled}>Send</ActionButton>
    <input />
  </>
);

it('takes the focus back that the browser took while it was disabled', () => {
  const { rerender } = render(<ActionButton>Send</ActionButton>);
  button().focus();
  rerender(<ActionButton disabled>Send</ActionButton>);
  button().blur();
  rerender(<ActionButton>Send</ActionButton>);
  expect(button()).toHaveFocus();
});

it('leaves the focus where somebody has gone meanwhile', () => {
  const { rerender } = render(form(false));
  button().focus();
  rerender(form(true));
  screen.getByRole('textbox').focus();
  rerender(form(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
