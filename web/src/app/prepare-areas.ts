import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { loadBrand } from '@/lib/brand-source.ts';
import { addressOf } from '@/lib/language.ts';
import { paths, safeReturnUrl } from '@/lib/paths.ts';

/**
 * Prepares a document of the areas, before it has a router: loads the school's brand, which shows once it is known.
 *
 * Where the browser keeps no data, a session lives only as long as the document, so the sign-in form must open in that
 * of the learner's area. From the document of the sign-in page this goes there, and does not resolve.
 */
export async function prepareAreas(documentPath: string): Promise<void> {
  if (isStorageBlocked() && documentPath === paths.login) {
    const returnUrl = new URLSearchParams(location.search).get('returnUrl');
    location.replace(addressOf(safeReturnUrl(returnUrl, paths.learner) ?? paths.learnerDashboard));
    await new Promise(() => {});
  }
  void loadBrand();
}
