import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { readTextInTab } from '@/lib/stored.ts';

/**
 * For a form whose fields go along to the same page in another language (`lib/carried-fields.ts`): loads the code for
 * that when the form is used, and at once if something came along.
 * @param load returns the function that carries the fields of a form; its failure is not reported here
 * @returns handlers for the form element
 */
export function useCarriedFields(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<(form: HTMLFormElement) => void>,
) {
  const prepare = () => {
    load()
      .then((carry) => form.current && carry(form.current))
      .catch(() => undefined);
  };
  const fillIn = useEffectEvent(prepare);
  useEffect(() => {
    if (readTextInTab('carriedFields')) fillIn();
  }, []);
  // A blur also of fields that were left before the scripts arrived.
  return { onFocus: prepare, onBlur: prepare };
}
