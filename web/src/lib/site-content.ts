import type { SiteContent } from '@padavu/domain/site';
import { createContext, use } from 'react';

/** What the public pages show of the school and its courses; `null` on pages that were made without it. */
export const SiteContext = createContext<SiteContent | null>(null);

/** The school and its courses, on a public page. */
export function useSite(): SiteContent {
  const content = use(SiteContext);
  if (content === null) throw new Error('This page was made without the content of the site.');
  return content;
}
