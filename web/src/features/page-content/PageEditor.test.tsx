import type { Page } from '@padavu/domain/site/page';
import type { PageId } from '@padavu/domain/site/page-content';
import { pageMessages as texts } from '@padavu/domain/site/page-input';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { publishPage, saveDraft } from './api.ts';
import { PageEditor } from './PageEditor.tsx';
import type { EditedPage } from './use-page-to-edit.ts';

vi.mock('./api.ts', () => ({
  saveDraft: vi.fn<typeof saveDraft>(),
  publishPage: vi.fn<typeof publishPage>(),
}));
vi.mock('./PagePreview.tsx', () => ({ PagePreview: () => null }));
vi.mock('./VersionsPanel.tsx', () => ({ VersionsPanel: () => null }));

const later = new Date(someMoment.getTime() + 1000);
const stored: EditedPage = {
  content: { text: '' },
  hasDraft: false,
  publishedAt: someMoment,
  updatedAt: someMoment,
};
/** What the API returns, and the store shows, once the draft is saved. */
let saveInStore: (page: EditedPage) => void;

function Editor({ id = 'footer', initial = stored }: { id?: PageId; initial?: EditedPage }) {
  const [page, setPage] = useState(initial);
  useEffect(() => {
    saveInStore = setPage;
  }, []);
  return <PageEditor id={id} page={page} />;
}

beforeEach(() => {
  vi.mocked(saveDraft).mockReset();
  vi.mocked(publishPage).mockReset();
});

const renderEditor = (editor: ReactNode) => renderForAdministrator([{ path: '/', element: editor }], '/');

it('the form of the privacy page says what {times} becomes', () => {
  const content = { summary: '', sections: [] };
  renderEditor(<Editor id="privacy" initial={{ ...stored, content }} />);
  expect(screen.getByText(/of only \{times\} becomes/)).toBeVisible();
});

it('a draft that is saved and cannot be published is no change by somebody else, and can be published again', async () => {
  renderEditor(<Editor />);
  const content = { text: 'Since 2019' };
  const saved: Page = {
    id: 'footer',
    hasDraft: true,
    publishedAt: someMoment,
    updatedAt: later,
    written: { page: 'footer', content },
  };
  vi.mocked(saveDraft).mockResolvedValue(saved);
  vi.mocked(publishPage).mockImplementationOnce(() => {
    act(() => saveInStore({ ...stored, content, hasDraft: true, updatedAt: later }));
    return Promise.reject(new ApiError(500, 'Failed', undefined, 'Something went wrong.'));
  });
  await userEvent.type(screen.getByLabelText('Below the name of the school'), content.text);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.queryByText(/Someone else/)).toBeNull();
  vi.mocked(publishPage).mockResolvedValue(saved);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(texts.published)).toBeVisible();
  expect(vi.mocked(saveDraft).mock.calls.map(([, , version]) => version)).toEqual([someMoment, later]);
});
