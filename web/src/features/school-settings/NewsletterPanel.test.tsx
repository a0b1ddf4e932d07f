import type { NewsletterRecipient } from '@padavu/domain/site/subscriber';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { saveFile } from '@/lib/save-file.ts';
import { AreaFrame } from '@/test/AreaFrame.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>() }));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const call = vi.mocked(callAuthorisedApiPage);

const aRecipient = (overrides: Partial<NewsletterRecipient> = {}): NewsletterRecipient => ({
  email: 'asha@padavu.example',
  language: 'en',
  confirmedAt: someMoment,
  unsubscribeUrl: 'https://padavu.example/newsletter/unsubscribe?token=a.b',
  ...overrides,
});

const aPage = (recipients: NewsletterRecipient[], next?: string) => ({
  data: { success: true, data: recipients },
  next,
});

async function exportAddresses() {
  render(
    <AreaFrame>
      <NewsletterPanel />
    </AreaFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
}

beforeEach(() => {
  call.mockReset();
  vi.mocked(saveFile).mockReset();
});

describe('the export of newsletter addresses', () => {
  it('saves all pages as one file, each address with its link to unsubscribe, and no formula', async () => {
    const next = '/newsletter/subscribers?cursor=x';
    const inMalayalam = { language: 'ml', confirmedAt: null } as const;
    call.mockResolvedValueOnce(aPage([aRecipient()], next));
    call.mockResolvedValueOnce(aPage([aRecipient({ ...inMalayalam, email: '=cmd()@padavu.example' })]));
    await exportAddresses();
    expect(await screen.findByText('2 addresses exported.')).toBeVisible();
    expect(call.mock.calls.map(([{ path }]) => path)).toEqual(['/newsletter/subscribers', next]);
    const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toMatch(/^padavu-newsletter-\d{4}-\d\d-\d\d\.csv$/);
    expect(text?.split('\r\n')).toEqual([
      '\uFEFFEmail,Language,Confirmed (UTC),Link to unsubscribe',
      `asha@padavu.example,English,${someMoment.toISOString()},${aRecipient().unsubscribeUrl}`,
      `'=cmd()@padavu.example,Malayalam,,${aRecipient().unsubscribeUrl}`,
    ]);
  });

  it('says that nobody has confirmed yet, and saves no file', async () => {
    call.mockResolvedValue(aPage([]));
    await exportAddresses();
    expect(await screen.findByText('Nobody has confirmed an address yet.')).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    [new ApiError(0, 'Failed to fetch'), 'Network error. Please check your internet connection.'],
    [new Error('something inside'), 'Failed to export the addresses. Please try again.'],
  ])('says why it failed', async (error, text) => {
    call.mockRejectedValue(error);
    await exportAddresses();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(saveFile).not.toHaveBeenCalled();
  });
});
