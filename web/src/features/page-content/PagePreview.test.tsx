import { newSchool } from '@padavu/domain/school';
import { SiteContent } from '@padavu/domain/site';
import { messages } from '@padavu/domain/messages';
import { storedContents } from '@padavu/domain/stored-page';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { PageContent } from '@padavu/domain/page-content';
import { ApiError } from '@/lib/api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import type { PageFields } from './page-form.ts';
import { PagePreview } from './PagePreview.tsx';

vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));

function Preview() {
  const { control } = useForm<PageFields, unknown, PageContent>({
    values: { ...storedContents.terms.parse({}) },
  });
  return <PagePreview id="terms" control={control} publishedAt={someMoment} />;
}

it('the preview of a page can be loaded again after a failure', async () => {
  const site = SiteContent.parse({ school: newSchool, courses: [], redirects: {} });
  vi.mocked(fetchSite).mockRejectedValueOnce(new ApiError(0, 'Failed to fetch')).mockResolvedValue(site);
  render(<Preview />);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.login.network);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Preview of Terms of Service')).toBeInTheDocument();
});
