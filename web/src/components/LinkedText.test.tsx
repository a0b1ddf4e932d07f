import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const renderText = (text: string) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  return {
    text: container.textContent,
    links: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
};

describe('a linked text', () => {
  it.each([
    ['no address', 'How do I begin?', []],
    [
      'an address at the end of a sentence',
      'See https://padavu.example/a?b=1.',
      ['https://padavu.example/a?b=1'],
    ],
    [
      'two, one in brackets',
      'http://a.example (https://b.example/x)',
      ['http://a.example', 'https://b.example/x'],
    ],
    ['something that only begins like one', 'http:// is no address, nor is https', []],
    ['a scheme that runs', 'javascript:alert(1) <img src=x onerror=alert(1)>', []],
    ['letters of every script', 'കേരളം https://b.example/കേരളം', ['https://b.example/കേരളം']],
    ['nothing', '', []],
  ])('with %s keeps its text and links only its addresses', (_what, text, links) => {
    expect(renderText(text)).toEqual({ text, links });
  });
});
