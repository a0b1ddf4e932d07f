import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyButton } from './CopyButton.tsx';
import { Notices } from './Notices.tsx';

it('on a page that is not secure, which has no clipboard, asks to copy the text oneself', async () => {
  expect('clipboard' in navigator).toBe(false);
  render(
    <Notices>
      <CopyButton text="K7M3QX" what="reference" />
    </Notices>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your browser blocked copying\./);
});
