import { describe, expect, it, vi } from 'vitest';
import { toCsv } from './csv.ts';
import { saveFile } from './save-file.ts';

const cell = (text: string) => toCsv([[text, 'x']]).slice(1, -2);

describe('a table as CSV', () => {
  it('begins with the byte order mark, and quotes cells that would break its rows', () => {
    expect(
      toCsv([
        ['Name', 'Note'],
        ['ലക്ഷ്മി', 'one, "two"\nthree'],
      ]),
    ).toBe('\uFEFFName,Note\r\nലക്ഷ്മി,"one, ""two""\nthree"');
  });

  it.each([
    '=1+1',
    '+91 90000',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1+1',
    '=HYPERLINK("x")\n+ more',
  ])('makes %j a text, not a formula', (text) => {
    expect(cell(text)).toMatch(/^"?'/);
  });

  it.each(['Anjali', 'a=b', '5', '1999', 'x-y', ''])('leaves %j unchanged', (text) => {
    expect(cell(text)).toBe(text);
  });
});

describe('a file', () => {
  it('is saved under its name, and its address is revoked later', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (object) => {
      blob = object instanceof Blob ? object : blob;
      return 'blob:here';
    };
    const revoke = vi.fn<(address: string) => void>();
    URL.revokeObjectURL = revoke;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blob.text() });
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    saveFile('activity.csv', 'a,b');
    expect(saved.map(({ name }) => name)).toEqual(['activity.csv']);
    expect(await saved[0]?.text).toBe('a,b');
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(revoke).toHaveBeenCalledWith('blob:here');
  });
});
