import { describe, expect, it } from 'vitest';
import { readImportFile } from './import-file.ts';
import type { ImportFile, ListedRow } from './import-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const read = (text: string) => readImportFile(bytesOf(text));

function rowsOf(file: ImportFile): ListedRow[] {
  if (file.state === 'refused') throw new Error(file.message);
  return file.rows;
}
const contents = (text: string) =>
  rowsOf(read(text)).map(({ content }) => (content.state === 'readable' ? content.row : content.problems));

const heading = 'name,email,course';

describe('a list in a file', () => {
  it('is read row by row, each with the number that a spreadsheet shows', () => {
    const file = read(
      `${heading},amount,method,note,language\r\nAnu,a@b.example,1,1999,UPI,"paid, twice",Malayalam\r\n\r\nBinu,c@d.example,2\r\n`,
    );
    expect(rowsOf(file)).toEqual([
      {
        number: 2,
        name: 'Anu',
        email: 'a@b.example',
        content: {
          state: 'readable',
          row: {
            name: 'Anu',
            email: 'a@b.example',
            course: '1',
            amount: '1999',
            method: 'UPI',
            note: 'paid, twice',
            language: 'Malayalam',
          },
        },
      },
      expect.objectContaining({ number: 4, name: 'Binu' }),
    ]);
  });

  it('may name its columns in other words and in any order, and reports the columns that it ignores', () => {
    const file = read('\uFEFFCourse ID;E-Mail Address;Status;Student Name\n1;a@b.example;approved;അഞ്ജലി\n');
    expect(file).toMatchObject({ ignored: ['Status'] });
    expect(rowsOf(file)[0]?.content).toMatchObject({
      row: { name: 'അഞ്ജലി', email: 'a@b.example', course: '1' },
    });
  });

  it('keeps line breaks and quotes in cells, and removes the apostrophe that an export puts before formulas', () => {
    expect(contents(`${heading}\n"Anu ""Ammu""\nMenon",a@b.example,1\n'=1+1,c@d.example,1\n`)).toMatchObject([
      { name: 'Anu "Ammu"\nMenon' },
      { name: '=1+1' },
    ]);
  });

  it('reports the rows that repeat an address, with the row that has it first', () => {
    const rows = rowsOf(read(`${heading}\nAnu,a@b.example,1\nBinu,c@d.example,1\nAnu, A@B.example,1\n`));
    expect(rows.map(({ content }) => content.state)).toEqual(['readable', 'readable', 'invalid']);
    expect(rows[2]?.content).toMatchObject({
      problems: [{ column: 'email', message: 'This address is already in row 2' }],
    });
  });

  it('returns a broken row with the reason', () => {
    const [tooMany, tooLong] = contents(
      `${heading}\nAnu,a@b.example,1,and more\nBinu,c@d.example,${'x'.repeat(2001)}\n`,
    );
    expect(tooMany).toEqual([
      { column: 'note', message: 'This row has more cells than the first row has headings' },
    ]);
    expect(tooLong).toEqual([{ column: 'course', message: 'Must be at most 2000 characters long' }]);
    const unclosed = rowsOf(
      read(`${heading}\nAnu,a@b.example,1\n"Binu,c@d.example,1\nChitra,e@f.example,1\n`),
    );
    expect(unclosed.map(({ number, content }) => [number, content.state])).toEqual([
      [2, 'readable'],
      [3, 'invalid'],
    ]);
  });

  it('may come from a spreadsheet that writes UTF-16', () => {
    const text = `\uFEFFname\temail\tcourse\nഅഞ്ജലി\ta@b.example\t1\n`;
    const bytes = new Uint16Array(Array.from(text, (character) => character.charCodeAt(0)));
    expect(rowsOf(readImportFile(bytes.buffer))[0]).toMatchObject({ name: 'അഞ്ജലി' });
  });

  it.each<[string, string, RegExp]>([
    ['without the required columns', 'name,phone\nAnu,1\n', /missing: email, course/],
    ['that is empty', '', /missing: name, email, course/],
    [
      'with two columns of the amount',
      `${heading},Price,Amount paid\nAnu,a@b.example,1,1999,500\n`,
      /^Price and Amount paid both mean the amount: keep one\.$/,
    ],
    ['without rows', `${heading}\n,,\n\n`, /no data/],
    [
      'with more rows than can be imported',
      `${heading}\n${'Anu,a@b.example,1\n'.repeat(501)}`,
      /501 rows; at most 500/,
    ],
    ['that is too large', `${heading}\n${'x'.repeat(1_000_000)}`, /larger than 1 MB/],
  ])('is refused %s', (_how, text, reason) => {
    const file = read(text);
    expect(file.state === 'refused' && file.message).toMatch(reason);
  });

  it('is refused in an unknown text encoding', () => {
    const latin1 = Uint8Array.from([...new TextEncoder().encode('name,email,course\nJos'), 0xe9]);
    expect(readImportFile(latin1.buffer)).toMatchObject({ state: 'refused' });
  });
});
