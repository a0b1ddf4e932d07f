import { User } from '@padavu/domain/user/user';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUserRecord, everyUser } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaFrame } from '@/test/AreaFrame.tsx';
import { listUsers } from '@/features/admin-users/api.ts';
import { ApiError } from '@/lib/api.ts';
import { saveFile } from '@/lib/save-file.ts';
import { ExportButton } from './ExportButton.tsx';

vi.mock('@/features/admin-users/api.ts', () => ({ listUsers: vi.fn<typeof listUsers>() }));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const aPage = (...names: string[]) => names.map((name) => User.parse(aUserRecord({ name })));

function show(list: typeof listUsers) {
  vi.mocked(listUsers).mockImplementation(list);
  render(
    <AreaFrame>
      <ExportButton filter={{ ...everyUser, search: 'menon' }} sort="name" />
    </AreaFrame>,
  );
}

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
  vi.mocked(listUsers).mockReset();
});

describe('the export of users', () => {
  it('saves all pages of the filtered list as one file', async () => {
    show(async function* list() {
      yield await Promise.resolve(aPage('Anu', 'Binu'));
      yield await Promise.resolve(aPage('Chitra'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('3 users exported.')).toBeVisible();
    expect(listUsers).toHaveBeenCalledWith(expect.objectContaining({ search: 'menon' }), 'name');
    const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toMatch(/^padavu-users-search-/);
    expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFName',
      'Anu',
      'Binu',
      'Chitra',
    ]);
  });

  it('starts once on a double click', async () => {
    const rest = Promise.withResolvers<User[]>();
    show(async function* list() {
      yield await rest.promise;
    });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Export CSV' }));
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-busy', 'true');
    rest.resolve(aPage('Anu'));
    expect(await screen.findByText('1 user exported.')).toBeVisible();
    expect(listUsers).toHaveBeenCalledTimes(1);
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  it('shows its progress, and saves nothing when it is stopped', async () => {
    const rest = Promise.withResolvers<User[]>();
    show(async function* list() {
      yield await Promise.resolve(aPage('Anu', 'Binu'));
      yield await rest.promise;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 users so far...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Export CSV' }));
    expect(document.body).not.toHaveFocus();
    rest.resolve(aPage('Chitra'));
    await waitFor(() => expect(saveFile).not.toHaveBeenCalled());
  });

  it('says why it failed, and can be tried again', async () => {
    // oxlint-disable-next-line require-yield -- the first page is what fails
    show(async function* list() {
      await Promise.reject(new ApiError(0, '', undefined, 'Network Error: gone'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export users: Network Error: gone')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });
});
