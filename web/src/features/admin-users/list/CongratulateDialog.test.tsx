import { User } from '@padavu/domain/user/user';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import type { readDocumentOnce } from '@/lib/firebase/live.ts';
import { CongratulateDialog } from './CongratulateDialog.tsx';

const stored = new Map<string, unknown>();

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/firebase/live.ts', () => ({
  readDocumentOnce: (async ({ path, schema }) => {
    const fields = stored.get(path);
    return fields === undefined ? null : schema.parse(fields);
  }) satisfies typeof readDocumentOnce,
}));

const call = vi.mocked(callAuthorisedApi);
const at = new Date('2026-11-20T09:00:00Z');

/** Stores and returns a learner of a course with one lesson. */
function aLearner(
  name: string,
  {
    complete = true,
    congratulatedOn = 0,
    language,
  }: { complete?: boolean; congratulatedOn?: number; language?: 'ml' } = {},
): User {
  const record = {
    ...aUserRecord({ name, status: 'approved', courseId: 1, courseName: 'Drawing' }),
    id: name.toLowerCase(),
    ...(congratulatedOn > 0 && { congratulatedOn }),
    ...(language && { language }),
  };
  stored.set(`users/${record.id}`, record);
  stored.set(`users/${record.id}/progress/1`, { lessons: { 4: { complete, at } } });
  return User.parse(record);
}

beforeEach(() => {
  stored.clear();
  stored.set('courses/1', { id: 1, title: 'Drawing', lessonIds: [4] });
  call.mockReset().mockResolvedValue({ success: true });
});

const show = (...users: User[]) => render(<CongratulateDialog users={users} onClose={() => {}} />);
const chat = (name: string) => screen.findByRole('link', { name: `Open the chat for ${name}` });
const textIn = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('congratulating', () => {
  it('opens one chat after the other with the edited message, and says who is left out', async () => {
    show(aLearner('Anu'), aLearner('Biju', { complete: false }), aLearner('Devi'));
    expect(textIn(await chat('Anu'))).toContain('Hello Anu, congratulations');
    expect(screen.getByText('1 user left out, not complete: Biju')).toBeVisible();
    const message = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.clear(message);
    await userEvent.type(message, 'Well done, {{name}! You finished {{course}.');
    expect(textIn(await chat('Anu'))).toBe('Well done, Anu! You finished Drawing.');
    await userEvent.click(await chat('Anu'));
    expect(textIn(await chat('Devi'))).toBe('Well done, Devi! You finished Drawing.');
    expect(rows()).toEqual(['AnuCongratulated', 'DeviDrawing']);
    await userEvent.click(await chat('Devi'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Everybody has been congratulated.'),
    );
    expect(call.mock.calls.map(([{ path }]) => path)).toEqual([
      '/admin/users/anu/congratulate',
      '/admin/users/devi/congratulate',
    ]);
  });

  it('writes to each learner in their language, with an editable text for each language', async () => {
    const translations = { ml: { title: 'ചിത്രരചന' } };
    stored.set('courses/1', { id: 1, title: 'Drawing', lessonIds: [4], translations });
    show(aLearner('Anu'), aLearner('Devi', { language: 'ml' }));
    expect(textIn(await chat('Anu'))).toContain('Hello Anu, congratulations');
    const malayalam = screen.getByRole('textbox', { name: 'Message in Malayalam' });
    await userEvent.type(malayalam, ' {{course}');
    await userEvent.click(await chat('Anu'));
    const text = textIn(await chat('Devi'));
    expect(text).toMatch(/^നമസ്കാരം Devi, /);
    expect(text).toMatch(/\/ml\/login$/m);
    expect(text).toMatch(/ ചിത്രരചന$/);
    expect(screen.getByRole('textbox', { name: 'Message in English' })).toBeVisible();
  });

  it('continues after the learners who are stored as congratulated', async () => {
    show(aLearner('Anu', { congratulatedOn: 1 }), aLearner('Devi', { congratulatedOn: 2 }));
    expect(await chat('Devi')).toBeVisible();
    expect(rows()).toEqual(['AnuCongratulated', 'DeviDrawing']);
  });

  it('skips a learner congratulated in the meantime, and stays at one whose congratulation was not stored', async () => {
    const refused = { success: false as const, code: 'changed-meanwhile' as const, message: 'Somebody has.' };
    call
      .mockRejectedValueOnce(new ApiError(409, refused.message, refused))
      .mockRejectedValueOnce(new ApiError(503, 'no response'));
    show(aLearner('Anu'), aLearner('Devi'));
    await userEvent.click(await chat('Anu'));
    await userEvent.click(await chat('Devi'));
    await waitFor(() => expect(rows()[1]).not.toBe('DeviDrawing'));
    expect(rows()[0]).toBe('AnuSomebody has.');
    expect(await chat('Devi')).toBeVisible();
  });

  it('skips a learner who was deleted or erased in the meantime', async () => {
    const gone = { success: false as const, code: 'not-found' as const, message: 'Not found.' };
    call.mockRejectedValueOnce(new ApiError(404, gone.message, gone));
    show(aLearner('Anu'), aLearner('Devi'));
    await userEvent.click(await chat('Anu'));
    expect(await chat('Devi')).toBeVisible();
  });

  it('says when nobody has completed the course', async () => {
    show(aLearner('Biju', { complete: false }));
    expect(await screen.findByText('None of them has completed their course.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
