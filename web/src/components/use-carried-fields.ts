import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { readTextInTab, storeInTab } from '@/lib/stored.ts';

/**
 * For a form whose fields go along to the same page in another language (`lib/carried-fields.ts`): loads the code for
 * that when the form is used, and at once if something came along.
 * @param load returns the function that carries the fields of a form; its failure is not reported here
 * @param read what is typed. In a tab that is older than the site the code is gone, and the page asks to be loaded
 *   again: then this is stored, and filled in
 * @returns handlers for the form element
 */
export function useCarriedFields(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<(form: HTMLFormElement) => void>,
  read: (form: HTMLFormElement) => object,
) {
  const storeOnLeaving = () =>
    addEventListener('pagehide', () => form.current && storeInTab('carriedFields', read(form.current)));
  const prepare = () => {
    load()
      .then((carry) => form.current && carry(form.current))
      .catch(storeOnLeaving);
  };
  const fillIn = useEffectEvent(prepare);
  useEffect(() => {
    if (readTextInTab('carriedFields')) fillIn();
  }, []);
  // A blur also of fields that were left before the scripts arrived.
  return { onFocus: prepare, onBlur: prepare };
}
