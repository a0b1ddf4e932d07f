import { describe, expect, it } from 'vitest';
import { defuseCell, readCell } from './csv-cell.ts';

const hostile = [
  '=HYPERLINK("http://evil.example","Click")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\ntext',
  '  =1+1',
  '"=1+1"',
  "'=1+1",
  '" \' =cmd|calc',
  '\u00A0=1',
  '\uFEFF=1',
  '\u200B=1',
  '＝1+1',
  // A payment reference, of which a spreadsheet makes 2.34E+58.
  '234E56',
];

describe('a cell of a file', () => {
  it.each(hostile)(
    'that a spreadsheet could run or change is marked as text, and read back as it was: %j',
    (text) => {
      expect(defuseCell(text)).toBe(`'${text}`);
      expect(readCell(defuseCell(text))).toBe(text);
    },
  );

  it.each([
    '',
    'Anjali Menon',
    'അഞ്ജലി',
    "D'Souza",
    "'quoted'",
    'a=b',
    'anjali+school@padavu.example',
    '1999',
    'K7E345',
    '7E2A45',
  ])('that is plain does not change: %j', (text) => {
    expect(defuseCell(text)).toBe(text);
    expect(readCell(text)).toBe(text);
  });
});
