import { createContext, use } from 'react';
import type { Administrator } from './admin-gate.ts';

const AdministratorContext = createContext<Administrator | null>(null);

export const AdministratorProvider = AdministratorContext.Provider;

/** The administrator who is here. Only pages inside the administrator's layout have one. */
export function useAdministrator(): Administrator {
  const administrator = use(AdministratorContext);
  if (!administrator) throw new Error('This page stands outside the administrator layout');
  return administrator;
}
