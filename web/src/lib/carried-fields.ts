import { z } from 'zod';
import { forgetInTab, readInTab, storeInTab } from './stored.ts';

// What is typed into a public form goes along to the same page in another language, which is another document.

type Fields = Readonly<Record<string, string>>;

const forms = new WeakSet<HTMLFormElement>();

/**
 * From now on, while the form is on the page, a press on a link to the page in another language stores what `read`
 * returns, for this tab.
 * @returns what came along; nothing from the second call on, which would take what was just stored
 */
export function carryFields(form: HTMLFormElement, read: (link: HTMLAnchorElement) => Fields): Fields {
  if (forms.has(form)) return {};
  forms.add(form);
  const store = ({ target }: MouseEvent) => {
    if (!form.isConnected) return removeEventListener('click', store);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) storeInTab('carriedFields', read(link));
  };
  addEventListener('click', store);
  const fields = readInTab('carriedFields', z.record(z.string(), z.string()));
  forgetInTab('carriedFields');
  return fields ?? {};
}
