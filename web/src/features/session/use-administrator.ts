import { createContext, use } from 'react';
import type { Administrator } from './admin-access.ts';

const AdministratorContext = createContext<Administrator | null>(null);

export const AdministratorProvider = AdministratorContext.Provider;

/** The signed-in administrator. Only pages inside the admin layout have one. */
export function useAdministrator(): Administrator {
  const administrator = use(AdministratorContext);
  if (!administrator) throw new Error('This page is outside the admin layout');
  return administrator;
}
