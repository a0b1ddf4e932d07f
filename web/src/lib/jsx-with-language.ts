import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';

// Replaces React's JSX runtime in Malayalam builds. What the school has written is not translated: a text in Latin
// letters alone is marked as English, so that it is read aloud as English (docs/decisions/149).

type Props = { children?: ReactNode; lang?: string };

const latin = /[A-Za-z]{2}/;
const malayalam = /[\u0D00-\u0D7F]/;

/** The text that is directly in an element, including that of its fragments. */
function textOf(children: ReactNode): string {
  if (typeof children === 'string') return children;
  if (Array.isArray(children)) return children.map(textOf).join(' ');
  return isValidElement<Props>(children) && children.type === Fragment ? textOf(children.props.children) : '';
}

function withLanguage(type: ElementType, props: Props): Props {
  if (type === Fragment || type === 'title' || props.lang !== undefined) return props;
  const text = textOf(props.children);
  return latin.test(text) && !malayalam.test(text) ? { ...props, lang: 'en' } : props;
}

export { Fragment } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  plainJsx(type, withLanguage(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  plainJsxs(type, withLanguage(type, props), key);
