import { newSchool } from '@padavu/domain/school/school';
import { SiteContent } from '@padavu/domain/site/site';
import { messages } from '@padavu/domain/messages';
import { never } from '@padavu/domain/stored';
import { storedContents } from '@padavu/domain/site/stored-page';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { PageContent } from '@padavu/domain/site/page-content';
import { ApiError } from '@/lib/api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import type { PageFields } from './page-form.ts';
import { PagePreview } from './PagePreview.tsx';

vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));

function Preview({ publishedAt = someMoment }) {
  const { control } = useForm<PageFields, unknown, PageContent>({
    values: { ...storedContents.terms.parse({}) },
  });
  return <PagePreview id="terms" control={control} publishedAt={publishedAt} />;
}

it('the preview of a page can be loaded again after a failure', async () => {
  const site = SiteContent.parse({ school: newSchool, courses: [], redirects: {} });
  vi.mocked(fetchSite).mockRejectedValueOnce(new ApiError(0, 'Failed to fetch')).mockResolvedValue(site);
  render(<Preview />);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.login.network);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Preview of Terms of Service')).toBeInTheDocument();
});

it('the preview of a page that was never published names no day', async () => {
  vi.mocked(fetchSite).mockResolvedValue(
    SiteContent.parse({ school: newSchool, courses: [], redirects: {} }),
  );
  render(<Preview publishedAt={never} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Terms of Service');
  // jsdom does not load the document of the attribute srcdoc.
  fireEvent.load(frame);
  expect(frame.contentDocument?.body).toHaveTextContent('Open-source licences');
  expect(frame.contentDocument?.body).not.toHaveTextContent('Last changed');
});

const questions = (...asked: string[]) => ({
  ...storedContents.faq.parse({ questions: asked.map((question) => ({ question, answer: 'By UPI.' })) }),
});

it('the preview shows each entry once while two of them say the same', async () => {
  vi.mocked(fetchSite).mockResolvedValue(
    SiteContent.parse({ school: newSchool, courses: [], redirects: {} }),
  );
  const { result } = renderHook(() =>
    useForm<PageFields, unknown, PageContent>({ values: questions('How?', 'How?') }),
  );
  const preview = <PagePreview id="faq" control={result.current.control} publishedAt={someMoment} />;
  render(preview, { wrapper: MemoryRouter });
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Preview of/);
  fireEvent.load(frame);
  const shown = () =>
    [...(frame.contentDocument?.querySelectorAll('summary') ?? [])].map((s) => s.textContent);
  expect(shown()).toEqual(['How?', 'How?']);
  act(() => result.current.reset(questions('When?', 'How?')));
  await waitFor(() => expect(shown()).toEqual(['When?', 'How?']));
});
