import { expect, it, vi } from 'vitest';
import { callAuthorisedApiPage } from './authorised-api.ts';
import { fetchPersonalData } from './fetch-personal-data.ts';

vi.mock('./authorised-api.ts', () => ({ callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>() }));

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
  await expect(fetchPersonalData('/export')).resolves.toEqual({
    version: 1,
    work: ['one', 'two'],
    questions: ['why', 'how'],
  });
});
