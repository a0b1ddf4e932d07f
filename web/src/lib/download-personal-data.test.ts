import { expect, it, vi } from 'vitest';
import { callAuthorisedApiPage } from './authorised-api.ts';
import { downloadPersonalData } from './download-personal-data.ts';
import { saveFile } from './save-file.ts';

vi.mock('./authorised-api.ts', () => ({ callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>() }));
vi.mock('./save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

it('a long export of a person’s data becomes one file of all its parts', async () => {
  const parts = new Map([
    ['/export', { data: { version: 1, work: ['one'], questions: [] }, next: '/export?cursor=2' }],
    ['/export?cursor=2', { data: { work: ['two'], questions: ['why'] }, next: '/export?cursor=3' }],
    ['/export?cursor=3', { data: { work: [], questions: ['how'] }, next: undefined }],
  ]);
  vi.mocked(callAuthorisedApiPage).mockImplementation(({ path, reply }) => {
    const part = parts.get(path);
    return Promise.resolve({ data: reply.parse(part?.data), next: part?.next });
  });
  await downloadPersonalData('/export', 'learner-1');
  expect(saveFile).toHaveBeenCalledOnce();
  const [, text = ''] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(JSON.parse(text)).toEqual({
    version: 1,
    work: ['one', 'two'],
    questions: ['why', 'how'],
  });
});
