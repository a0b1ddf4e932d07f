import { z } from 'zod';
import { forgetInTab, readInTab, storeInTab } from './stored.ts';

// What is typed into a public form goes along to the same page in another language, which is another document, and is
// still there when somebody comes back from another page, such as that of a course.

type Fields = Readonly<Record<string, string>>;

const ways = ['click', 'popstate'] as const;

const forms = new WeakSet<HTMLFormElement>();

/**
 * From now on, while the form is on the page, going to another page by a link or back stores what `read` returns, for
 * this tab.
 * @param read gets the link to the page in another language, if it is one
 * @returns what came along; nothing from the second call on, which would take what was just stored
 */
export function carryFields(
  form: HTMLFormElement,
  read: (link: HTMLAnchorElement | undefined) => Fields,
): Fields {
  if (forms.has(form)) return {};
  forms.add(form);
  const store = ({ type, target }: Event) => {
    if (!form.isConnected) {
      for (const leaving of ways) removeEventListener(leaving, store);
      return;
    }
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target])') : null;
    if (link === null && type !== 'popstate') return;
    storeInTab('carriedFields', read(link?.hreflang ? link : undefined));
  };
  for (const leaving of ways) addEventListener(leaving, store);
  const fields = readInTab('carriedFields', z.record(z.string(), z.string()));
  forgetInTab('carriedFields');
  return fields ?? {};
}
