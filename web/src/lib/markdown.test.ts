import { plainText } from '@padavu/domain/site/rich-text';
import type { RichPiece } from '@padavu/domain/site/rich-text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown, safeHref } from './markdown.ts';

/** The addresses of the links in a parsed text. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  const hrefs = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...hrefs, ...Object.values(value).flatMap(addressesIn)];
}

const line = (markdown: string): readonly RichPiece[] => {
  const [block] = readMarkdown(markdown);
  return block && 'paragraph' in block ? block.paragraph : [];
};

describe('Markdown', () => {
  it('has paragraphs, headings, lists, bold and italic text, and links', () => {
    const text = [
      '# Refunds',
      'Ask **us** or *them*.\n',
      '- one\n- two\n',
      '1. first',
      '\nSee [terms](/terms).',
    ];
    expect(readMarkdown(text.join('\n'))).toEqual([
      { heading: ['Refunds'] },
      { paragraph: ['Ask ', { strong: ['us'] }, ' or ', { em: ['them'] }, '.'] },
      { list: [['one'], ['two']] },
      { list: [['first']], numbered: true },
      { paragraph: ['See ', { href: '/terms', text: ['terms'] }, '.'] },
    ]);
  });

  it('has a list of lines that begin with the bullets of a word processor', () => {
    expect(readMarkdown('Bring\n• clay\n\t•\ta towel\n\n2 • 3')).toEqual([
      { paragraph: ['Bring'] },
      { list: [['clay'], ['a towel']] },
      { paragraph: ['2 • 3'] },
    ]);
  });

  it('keeps the order of what is nested in a list or a quotation', () => {
    expect(readMarkdown('- one\n  - within\n- two\n\n> said')).toEqual([
      { list: [['one'], ['within'], ['two']] },
      { paragraph: ['said'] },
    ]);
  });

  it.each([
    'A "quoted" word, 5 < 6 & 7 > 6, it\'s ₹1,999 (പടവ്).',
    'Fish &amp; chips',
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
  ])('leaves plain text unchanged: %s', (text) => {
    expect(plainText(readMarkdown(text))).toBe(text);
    expect(addressesIn(readMarkdown(text))).toEqual([]);
  });

  it('removes its marks from escaped characters and from code', () => {
    expect(line('2 \\* 3 and `npm <b>`')).toEqual(['2 * 3 and npm <b>']);
  });

  it('does not throw where it is nested too deeply', () => {
    const deep = '>'.repeat(12_000);
    expect(() => readMarkdown(deep)).not.toThrow();
  });
});

describe('a link', () => {
  it.each([
    ['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&c=2'],
    ['/terms#refunds', '/terms#refunds'],
    ['mailto:hello@padavu.example', 'mailto:hello@padavu.example'],
    ['hello@padavu.example', 'mailto:hello@padavu.example'],
    ['tel:+919000000000', 'tel:+919000000000'],
    ['www.school.example', 'https://www.school.example/'],
    ['school.example/fees?year=2026', 'https://school.example/fees?year=2026'],
  ])('leads to %s', (address, href) => {
    expect(line(`[here](${address})`)).toEqual([{ href, text: ['here'] }]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'terms',
    'javascript:alert(1)//a@padavu.example',
    'hello@padavu',
    '',
  ])('is dropped for %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it('never runs a script or leaves the site under a local address, whatever is typed', () => {
    const piece = fc.constantFrom(
      '[a](',
      ')',
      '<',
      '>',
      'javascript:',
      'JAVASCRIPT:alert(1)',
      '&#106;avascript:',
      '&Tab;',
      'data:text/html,x',
      '//evil.example',
      '/',
      '\\',
      '\n',
      '\t',
      '![',
      ']: ',
      '[a]',
      '**',
      '- ',
      'https://example.com',
    );
    const markdown = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 })), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(markdown, (pieces) => {
        for (const href of addressesIn(readMarkdown(pieces.join('')))) {
          const { protocol, origin } = new URL(href, 'https://here.invalid');
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
          expect(origin === 'https://here.invalid').toBe(/^\/(?!\/)/.test(href));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
