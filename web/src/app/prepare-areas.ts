import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { loadBrand } from '@/lib/brand-source.ts';
import { addressOf } from '@/lib/language.ts';
import { paths, safeReturnUrl } from '@/lib/paths.ts';

/**
 * Prepares a document of the areas, before it has a router: loads the school's brand, which shows once it is known.
 *
 * Where the browser keeps no data, a session lives only as long as the document, so the sign-in form must open in that
 * of its area. From the document of a sign-in page this goes there, and does not resolve. If a link was pressed
 * already, its page is on the way, and going elsewhere would cancel that.
 */
export async function prepareAreas(documentPath: string): Promise<void> {
  const signIn = isStorageBlocked() && !isLinkPressed() ? signInInArea(documentPath) : undefined;
  if (signIn !== undefined) {
    location.replace(addressOf(signIn));
    await new Promise(() => {});
  }
  void loadBrand();
}

/** The page of an area that asks to sign in, as the sign-in page at a path does in its own document. */
function signInInArea(documentPath: string): string | undefined {
  const { search } = location;
  if (documentPath === paths.adminLoginAlias) return paths.adminLogin + search;
  if (documentPath !== paths.login) return undefined;
  return safeReturnUrl(new URLSearchParams(search).get('returnUrl'), paths.learner) ?? paths.learnerDashboard;
}

const isLinkPressed = () =>
  globalThis.earlyEvents?.some(
    ({ type, target }) => type === 'click' && target instanceof Element && target.closest('a') !== null,
  ) === true;
