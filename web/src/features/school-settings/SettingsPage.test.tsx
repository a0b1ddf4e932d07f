import { messages } from '@padavu/domain/messages';
import { newSchool, schoolDocument } from '@padavu/domain/school/school';
import type { School } from '@padavu/domain/school/school';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { newSettings, settingsMessages } from '@padavu/domain/school/school-settings';
import { settingsCollection } from '@padavu/domain/user/security';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import type { ApiRequest } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { SettingsPage } from './SettingsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const later = new Date(someMoment.getTime() + 60_000);

const school: School = {
  ...newSchool,
  name: 'Padavu',
  phone: '+91 90000 00000',
  location: { latitude: 9.9663, longitude: 76.2428 },
  payment: { ...newSchool.payment, upiId: 'school@bank' },
};

function storeSettings(overrides: Partial<School> = {}, updatedAt = someMoment) {
  fakeStore.put(schoolDocument, { ...school, ...overrides, updatedAt }, settingsCollection);
}

/** Answers a request as the server does, and stores the settings, which the page listens to. */
function saveRequest(request: ApiRequest<z.ZodType>) {
  const settings = { ...school, ...request.body, updatedAt: later };
  act(() => fakeStore.put(schoolDocument, settings, settingsCollection));
  return Promise.resolve({ success: true, data: settings });
}

const show = () =>
  renderForAdministrator([{ path: '/admin/settings', Component: SettingsPage }], '/admin/settings');
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save settings');
const newerVersion = () => screen.queryByText(/Someone else has changed this/);
const sent = () => call.mock.lastCall?.[0];

/** Pastes the text, because each typed key renders the whole form. */
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.paste(text);
}

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  fakeStore.reset();
  call.mockReset().mockImplementation(saveRequest);
});

describe('the settings', () => {
  it('has sticky buttons, with room kept for them, only in a window that they do not fill', () => {
    storeSettings();
    show();
    expect(screen.getByRole('button', { name: 'Save settings' })).toBeVisible();
    const rules = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules));
    for (const part of ['position: sticky', '--foot:', 'scroll-padding-block-end']) {
      const texts = rules.map(({ cssText }) => cssText).filter((cssText) => cssText.includes(part));
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(text).toMatch(/^@media \(min-height: 20rem\)/);
    }
  });

  it('are shown as they are stored, each with a hint about where it appears', () => {
    storeSettings();
    show();
    expect(field('Telephone')).toHaveValue('+91 90000 00000');
    expect(field('Telephone')).toHaveAccessibleDescription(/contact page/);
    expect(field('Latitude')).toHaveValue('9.9663');
    expect(field('UPI ID')).toHaveValue('school@bank');
    expect(screen.getByRole('checkbox', { name: 'Visitors can register' })).toBeChecked();
    for (const text of screen.getAllByRole('textbox')) expect(text).toHaveAccessibleDescription();
    expect(document.title).toBe('Settings · Padavu');
  });

  it('come with the addresses for the newsletter, apart from the form', () => {
    show();
    const panel = screen.getByRole('region', { name: 'Newsletter' });
    expect(within(panel).getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(panel.closest('form')).toBeNull();
  });

  it('are those of a new school while none are stored, and can be stored for the first time', async () => {
    show();
    await type('Name', 'Kalari');
    await save();
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({
      method: 'PUT',
      path: '/settings',
      ifMatch: ifMatch(newSettings.updatedAt),
      body: { ...newSchool, name: 'Kalari' },
    });
  });

  it('are saved as a whole, with the version that was edited, and stay on the page', async () => {
    storeSettings();
    show();
    await type('Telephone', ' +91 90000 00001 ');
    await type('Latitude', '');
    await type('Longitude', '');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors can register' }));
    await save();
    expect(await screen.findByText(settingsMessages.saved)).toBeVisible();
    expect(sent()).toMatchObject({ ifMatch: ifMatch(someMoment) });
    expect(sent()?.body).toEqual({
      ...school,
      phone: '+91 90000 00001',
      location: null,
      registration: { open: false, closedText: '', translations: {} },
      payment: { ...school.payment, translations: {} },
      translations: {},
    });
    expect(field('Telephone')).toHaveValue('+91 90000 00001');
    expect(newerVersion()).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await type('Telephone', '1');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ ifMatch: ifMatch(later) }));
  });

  it('follow what a colleague saves while nothing is typed', async () => {
    storeSettings();
    show();
    act(() => storeSettings({ phone: '2' }, later));
    await waitFor(() => expect(field('Telephone')).toHaveValue('2'));
    expect(newerVersion()).not.toBeInTheDocument();
    await type('Payee', 'Padavu House');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ ifMatch: ifMatch(later) }));
    expect(sent()?.body).toMatchObject({ phone: '2' });
  });

  it('stay as they were saved until the live data shows them, and become those of a restored backup', async () => {
    storeSettings();
    show();
    call.mockImplementation(({ body }) =>
      Promise.resolve({ success: true, data: { ...school, ...body, updatedAt: later } }),
    );
    await type('Telephone', '1');
    await save();
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    expect(field('Telephone')).toHaveValue('1');
    act(() => storeSettings({ phone: '1' }, later));
    expect(field('Telephone')).toHaveValue('1');
    act(() => storeSettings());
    expect(field('Telephone')).toHaveValue('+91 90000 00000');
  });

  it('keep what is typed while they are saved', async () => {
    storeSettings();
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    show();
    await type('Telephone', '1');
    await save();
    await type('Tagline', 'A day at a time');
    const saved = { ...school, phone: '1', updatedAt: later };
    await act(async () => answer.resolve({ success: true, data: saved }));
    expect(await screen.findByText(settingsMessages.saved)).toBeVisible();
    expect(field('Tagline')).toHaveValue('A day at a time');
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  });

  it('cannot be discarded while they are saved', async () => {
    storeSettings();
    call.mockReturnValueOnce(new Promise(() => {}));
    show();
    await type('Telephone', '1');
    await save();
    const discard = screen.getByRole('button', { name: 'Discard changes' });
    expect(discard).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(discard);
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it.each([
    ['Name', '', settingsMessages.nameRequired],
    ['Chat number', '+91 90000', settingsMessages.chatNumberInvalid],
    ['Email', 'hello', messages.validation.emailInvalid],
    ['Latitude', 'north', settingsMessages.latitudeInvalid],
    ['Longitude', '', settingsMessages.longitudeInvalid],
    ['YouTube', '@padavu', settingsMessages.linkInvalid],
    ['UPI ID', 'school', settingsMessages.upiIdInvalid],
    ['Chat message', 'Pay {amount}', settingsMessages.unknownPlaceholder('{amount}')],
    ['Colour', '#e7b95a', expect.stringMatching(/^This colour is too pale to be read/)],
  ])('are not sent with an invalid value of %s', async (name, text, message) => {
    storeSettings();
    show();
    await type(name, text);
    await save();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  it('show the errors of the server at their fields, and focus the first', async () => {
    storeSettings();
    const reply: ApiError['reply'] = {
      success: false,
      code: 'validation',
      message: 'Not this one',
      errors: [
        { path: 'payment.upiId', message: 'Not this one' },
        { path: 'name', message: 'Nor this one' },
      ],
    };
    call.mockRejectedValue(new ApiError(400, 'Not this one', reply));
    show();
    await type('UPI ID', 'another@bank');
    await save();
    await waitFor(() => expect(field('UPI ID')).toHaveAccessibleDescription('Not this one'));
    expect(field('UPI ID')).toHaveValue('another@bank');
    expect(field('UPI ID')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription(/Nor this one/);
  });

  it('say that they could not be saved, and lose nothing', async () => {
    storeSettings();
    call.mockRejectedValueOnce(new ApiError(0, 'no response'));
    show();
    await type('Telephone', '1');
    await save();
    expect(await screen.findByText(settingsMessages.failed)).toBeVisible();
    expect(field('Telephone')).toHaveValue('1');
    await save();
    expect(await screen.findByText(settingsMessages.saved)).toBeVisible();
    expect(screen.queryByText(settingsMessages.failed)).not.toBeInTheDocument();
  });
});

const inMalayalam = {
  translations: { ml: { tagline: 'ദിവസം ഓരോ പടി.' } },
  payment: { ...school.payment, instructions: 'Pay.', translations: { ml: { instructions: 'അടയ്ക്കൂ.' } } },
};

describe('the settings in Malayalam', () => {
  it('are beside the first texts, show how many are missing, and are sent in their groups', async () => {
    storeSettings({ tagline: 'A step a day.', ...inMalayalam, chatMessage: '' });
    show();
    expect(screen.getByText('Every text has its Malayalam.')).toBeVisible();
    expect(field('Tagline in Malayalam')).toHaveValue('ദിവസം ഓരോ പടി.');
    await type('Address', 'Kochi');
    expect(screen.getByText('1 of 3 texts have no Malayalam yet.')).toBeVisible();
    await type('Address in Malayalam', 'കൊച്ചി');
    await type('Tagline in Malayalam', '');
    await save();
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(sent()?.body).toMatchObject({
      translations: { ml: { address: 'കൊച്ചി' } },
      payment: { upiId: 'school@bank', translations: inMalayalam.payment.translations },
      registration: { translations: {} },
    });
    expect(sent()?.body).not.toHaveProperty('translations.ml.tagline');
  });

  it('are shown on request, or when one of them is invalid', async () => {
    storeSettings();
    show();
    expect(screen.queryByRole('textbox', { name: 'Tagline in Malayalam' })).toBeNull();
    await press('Write in Malayalam');
    await type('Chat message in Malayalam', 'ഫീസ് {amount}');
    await press('Hide Malayalam');
    await save();
    const message = settingsMessages.unknownPlaceholder('{amount}');
    await waitFor(() => expect(field('Chat message in Malayalam')).toHaveAccessibleDescription(message));
    expect(field('Chat message')).not.toHaveAccessibleDescription(message);
    expect(call).not.toHaveBeenCalled();
  });

  it('show an error of the server at the translation', async () => {
    storeSettings(inMalayalam);
    const errors = [{ path: 'payment.translations.ml.instructions', message: 'Not this one' }];
    const reply: ApiError['reply'] = { success: false, code: 'validation', message: 'Not this one', errors };
    call.mockRejectedValue(new ApiError(400, 'Not this one', reply));
    show();
    await type('Payment instructions in Malayalam', 'മറ്റൊന്ന്');
    await save();
    await waitFor(() =>
      expect(field('Payment instructions in Malayalam')).toHaveAccessibleDescription('Not this one'),
    );
    expect(field('Payment instructions')).not.toHaveAccessibleDescription('Not this one');
  });

  it('have a preview of the chat message, which falls back to the first language', async () => {
    storeSettings({ ...inMalayalam, chatMessage: 'Hello {school}' });
    show();
    const preview = screen.getByRole('figure', { name: 'What a registrant sends in Malayalam' });
    expect(preview).toHaveTextContent('Hello Padavu');
    await type('Chat message in Malayalam', 'നമസ്കാരം {school}');
    expect(preview).toHaveTextContent('നമസ്കാരം Padavu');
  });
});

describe('the draft of the settings', () => {
  it('survives a reload, and can be discarded', async () => {
    storeSettings();
    const { unmount } = show();
    await type('Telephone', '1');
    unmount();
    show();
    expect(field('Telephone')).toHaveValue('1');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await press('Discard changes');
    await press('Discard');
    await waitFor(() => expect(field('Telephone')).toHaveValue('+91 90000 00000'));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is merged field by field with what a colleague saves meanwhile', async () => {
    storeSettings();
    show();
    await type('Payee', 'Padavu House');
    await type('Telephone', '1');
    act(() => storeSettings({ phone: '2', payment: { ...school.payment, bankDetails: 'IFSC 1' } }, later));
    expect(newerVersion()).toBeVisible();
    await press('Load the latest version');
    expect(field('Payee')).toHaveValue('Padavu House');
    expect(field('Bank details')).toHaveValue('IFSC 1');
    expect(field('Telephone')).toHaveValue('1');
    expect(field('Telephone')).toHaveAccessibleDescription('Latest version: 2');
    expect(newerVersion()).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ ifMatch: ifMatch(later) }));
  });
});

describe('the preview of the chat message', () => {
  it('shows what an example registrant sends, while it is typed', async () => {
    storeSettings({ chatMessage: 'Hello {school}' });
    show();
    const preview = screen.getByRole('figure', { name: 'What a registrant sends' });
    expect(preview).toHaveTextContent('Hello Padavu');
    await type('Name', 'Kalari');
    await type('Chat message', '{name} pays {price}, {reference}, to {school}');
    expect(preview).toHaveTextContent(/^What a registrant sends.*Menon pays ₹1,999, K7M3QX, to Kalari$/);
  });
});

const choice = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, text: string, option: string) => {
  await userEvent.clear(choice(name));
  await userEvent.type(choice(name), text);
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('the locale, currency and time zone of the school', () => {
  it('are chosen from lists, are previewed at once, and are stored', async () => {
    storeSettings();
    show();
    for (const text of screen.getAllByRole('combobox')) expect(text).toHaveAccessibleDescription();
    expect(choice('Time zone')).toHaveValue('Asia/Kolkata');
    expect(screen.getByText(/^A price of 1,999 looks like ₹1,999; now is /)).toBeVisible();
    await choose('Numbers and dates', 'German (G', 'German (Germany), de-DE');
    await choose('Currency', 'eur', 'Euro, EUR');
    await choose('Time zone', 'berl', 'Europe/Berlin');
    expect(screen.getByText(/^A price of 1\.999 looks like 1\.999\s€; now is /)).toBeVisible();
    await save();
    await waitFor(() =>
      expect(sent()).toMatchObject({ body: { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' } }),
    );
  });

  it.each([
    ['Time zone', ' asia/tokyo', 'Asia/Tokyo', { timeZone: 'Asia/Tokyo' }],
    ['Time zone', 'new york', 'America/New York', { timeZone: 'America/New_York' }],
    ['Currency', 'JPY', 'Japanese Yen, JPY', { currency: 'JPY' }],
    ['Numbers and dates', 'german (germany)', 'German (Germany), de-DE', { locale: 'de-DE' }],
  ])('are chosen by a text that names one option: %s %s', async (name, text, label, body) => {
    storeSettings();
    show();
    await userEvent.clear(choice(name));
    await userEvent.type(choice(name), text);
    await save();
    expect(await screen.findByText(settingsMessages.saved)).toBeVisible();
    expect(choice(name)).toHaveValue(label);
    expect(sent()).toMatchObject({ body });
  });

  it.each([
    ['Time zone', 'Asia', settingsMessages.timeZoneUnknown],
    ['Currency', 'Cowries', settingsMessages.currencyUnknown],
    ['Numbers and dates', 'Elvish', settingsMessages.localeUnknown],
  ])('are not saved with a text that names no option: %s %s', async (name, text, message) => {
    storeSettings();
    show();
    await userEvent.clear(choice(name));
    await userEvent.type(choice(name), text);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(choice(name)).toHaveValue(text);
    expect(call).not.toHaveBeenCalled();
  });
});
