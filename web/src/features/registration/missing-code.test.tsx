import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { registerMessages } from '@padavu/domain/site/public-messages';
import { loadFailureNotice } from '@/lib/early-events.ts';
import { inSite } from '@/test/in-site.tsx';
import { RegisterPage } from './RegisterPage.tsx';

vi.mock('./registration-form.ts', () => {
  throw new Error('The server has no such file');
});

const showForm = () => render(<MemoryRouter>{inSite(<RegisterPage />)}</MemoryRouter>);
const submit = () => userEvent.click(screen.getByRole('button', { name: registerMessages.submit }));

afterEach(() => {
  document.body.innerHTML = '';
});

it('a form whose code does not load says that the network failed', async () => {
  showForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(registerMessages.network);
});

it('a form whose code does not load says nothing beside the bar that asks to load the page again', async () => {
  showForm();
  document.body.insertAdjacentHTML(
    'beforeend',
    loadFailureNotice('Load it again.', 'Load again').replace(' hidden', ''),
  );
  await submit();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: registerMessages.submit })).toBeEnabled());
  expect(screen.getAllByRole('alert')).toEqual([document.querySelector('#load-failure')]);
});
