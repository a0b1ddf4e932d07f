import { normaliseVideoUrl } from '@padavu/domain/course/video';
import { describe, expect, it } from 'vitest';
import { readLessonFile } from './lesson-file.ts';

const read = (text: string) => readLessonFile(new TextEncoder().encode(text).buffer);

const translatedRows = (title: string) =>
  `day,title,description,title_ml,Topics in Malayalam\n1,Lines,Draw.,${title},ഒന്ന്; രണ്ട്\n2,Colours,Paint.,,`;

describe('a list of lessons from a spreadsheet', () => {
  it('is read with other column headings, several topics in a cell, and formulas that an export escaped', () => {
    const file = read(
      "Day,Lesson,About,Topics covered,Video address\r\n1,Lines,Draw.,Straight; Round ;,https://youtu.be/dQw4w9WgXcQ\r\n\r\n2,'=Sum,Add.,,\r\n",
    );
    expect(file).toMatchObject({
      state: 'read',
      lessons: [
        {
          day: 1,
          title: 'Lines',
          topics: ['Straight', 'Round'],
          videoUrl: normaliseVideoUrl('https://youtu.be/dQw4w9WgXcQ'),
        },
        { day: 2, title: '=Sum', topics: [], duration: '45 minutes' },
      ],
    });
  });

  it('is read in both languages, and names the cell of a translation that is too long', () => {
    const file = read(translatedRows('വരകൾ'));
    expect(file.state === 'read' && file.lessons.map(({ translations }) => translations)).toEqual([
      { ml: { title: 'വരകൾ', topics: ['ഒന്ന്', 'രണ്ട്'] } },
      {},
    ]);
    expect(read(translatedRows('x'.repeat(201)))).toEqual({
      state: 'refused',
      lines: ['Row 2, title_ml: Must be at most 200 characters long'],
    });
  });

  it('is refused as a whole, with every problem by row and column', () => {
    const file = read('day,title,description\n1,Lines,Draw.\nsoon,,Draw.\n31,Colours,Paint.');
    expect(file).toEqual({
      state: 'refused',
      lines: [
        'Row 3, day: Day is required',
        'Row 3, title: Title is required',
        expect.stringMatching(/^Row 4, day: /),
      ],
    });
  });

  it.each([
    ['without its columns', 'title\nLines', /missing: day, description/],
    [
      'with two columns of the title',
      'day,Title,Name,description\n1,Lines,Draw,Draw.',
      /^Title and Name both mean the title: keep one\.$/,
    ],
    ['without a row', 'day,title,description\n', /no data/],
    ['with a quotation mark that is not closed', 'day,title,description\n1,"Lines,Draw.', /^Row 2: /],
    [
      'with more cells in a row than headings',
      'day,title,description\n1,Lines,Draw, then paint.',
      /^Row 2: This row has more cells/,
    ],
    ['with too many rows', `day,title,description\n${'1,a,b\n'.repeat(101)}`, /at most 100/],
  ])('is refused %s', (_what, text, reason) => {
    const file = read(text);
    expect(file.state === 'refused' && file.lines[0]).toMatch(reason);
  });
});
