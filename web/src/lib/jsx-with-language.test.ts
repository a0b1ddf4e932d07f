import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { jsx } from './jsx-with-language.ts';

it.each([
  ['a text in English', 'Learn a skill', '<p lang="en">Learn a skill</p>'],
  ['a text in Malayalam', 'പഠിക്കൂ', '<p>പഠിക്കൂ</p>'],
  ['an English name in a Malayalam sentence', ['Padavu', ' പഠിക്കൂ'], '<p>Padavu പഠിക്കൂ</p>'],
  ['prose in a fragment', createElement(Fragment, null, 'Learn', ' more'), '<p lang="en">Learn more</p>'],
  ['a price', '₹1,999', '<p>₹1,999</p>'],
  ['an element within', createElement('b', null, 'Learn'), '<p><b>Learn</b></p>'],
])('marks as English only what is English: %s', (_what, children, html) => {
  expect(renderToStaticMarkup(jsx('p', { children }))).toBe(html);
});

it('keeps the language of an element that has one', () => {
  expect(renderToStaticMarkup(jsx('a', { children: 'English', lang: 'ml' }))).toBe(
    '<a lang="ml">English</a>',
  );
});
