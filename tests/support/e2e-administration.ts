import { dataReply } from '@padavu/domain/reply';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { signIn, type Account } from './accounts.ts';

/** What another administrator does meanwhile, by the API and not by a page. */
export async function administrationBy(account: Account) {
  const { token } = await signIn(account);

  async function call(method: 'PUT' | 'DELETE' | 'POST', path: string): Promise<unknown> {
    const response = await fetch(`${process.env['PADAVU_API_URL']}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
    return response.json();
  }

  const Deleted = dataReply(z.object({ auditId: z.string() }));
  const deletion = async (path: string) => Deleted.parse(await call('DELETE', path)).data.auditId;
  return {
    approve: (uid: string) => call('PUT', `/admin/users/${uid}/approve`),
    deleteLesson: ({ id, subcategoryId }: { id: number; subcategoryId: number }) =>
      deletion(`/lessons/subcategory/${subcategoryId}/lesson/${id}`),
    deleteCategory: ({ id }: { id: number }) => deletion(`/subcategories/${id}`),
    undo: (auditId: string) => call('POST', `/admin/audit/${auditId}/undo`),
  };
}
