import { languageTexts } from '@padavu/domain/language/language-texts';
import { personMessages as texts } from '@padavu/domain/user/person-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { close } from '@/components/texts.ts';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { saveFile } from '@/lib/save-file.ts';
import { paths } from '@/lib/paths.ts';
import { forget, readStoredText } from '@/lib/stored.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { AccountPage } from './AccountPage.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({
  callAuthorisedApi: vi.fn<typeof callAuthorisedApi>(),
  callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>(),
}));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const call = vi.mocked(callAuthorisedApi);
const callPage = vi.mocked(callAuthorisedApiPage);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ success: true });
  callPage.mockReset().mockResolvedValue({ data: { version: 1, questions: [], work: [] }, next: undefined });
  vi.mocked(saveFile).mockReset();
  renderForLearner(
    <Notices>
      <AccountPage />
    </Notices>,
    { path: paths.learnerAccount, address: paths.learnerAccount },
  );
});

describe('the account page', () => {
  it('saves the name, but only a valid one', async () => {
    const name = screen.getByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'As');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(/at least 3/i)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: close })).toBeNull();
    await userEvent.type(name, 'ha');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'PUT', path: '/users/me', body: { name: 'Asha' } }),
    );
  });

  it('keeps what is typed while the name is being saved', async () => {
    const reply = Promise.withResolvers<unknown>();
    call.mockReturnValue(reply.promise);
    const name = screen.getByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha{Enter}');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    await userEvent.type(name, ' Menon');
    reply.resolve({ success: true });
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(name).toHaveValue('Asha Menon');
  });

  it('saves the language in the account and on the device', async () => {
    const choice = screen.getByRole('combobox', { name: languageTexts.label });
    expect(choice).toHaveValue('en');
    await userEvent.selectOptions(choice, 'മലയാളം');
    await userEvent.click(screen.getByRole('button', { name: languageTexts.save }));
    expect(await screen.findByText(languageTexts.saved)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'PUT', path: '/users/me/language', body: { language: 'ml' } }),
    );
    expect([readStoredText('language'), readStoredText('agreedLanguage')]).toEqual(['ml', 'ml']);
    forget('language', 'agreedLanguage');
  });

  it('says why the language is not saved', async () => {
    call.mockRejectedValue(new ApiError(0, 'no response'));
    await userEvent.click(screen.getByRole('button', { name: languageTexts.save }));
    expect(await screen.findByText(languageTexts.noNetwork)).toBeVisible();
    expect(readStoredText('language')).toBeNull();
  });

  it('downloads the stored data as a file', async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.download }));
    expect(await screen.findByText(texts.downloaded)).toBeVisible();
    expect(callPage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/users/me/export' }));
    const [file, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(file).toMatch(/^padavu-data-.*\.json$/);
    expect(JSON.parse(text ?? '')).toMatchObject({ version: 1 });
  });

  it('says so when the download fails for lack of a network', async () => {
    callPage.mockRejectedValue(new ApiError(0, 'no response'));
    await userEvent.click(screen.getByRole('button', { name: texts.download }));
    expect(await screen.findByText(texts.noNetwork)).toBeVisible();
  });
});
