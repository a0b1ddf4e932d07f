import { readCell } from '@padavu/domain/csv-cell';
import { LessonInput } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { missingColumns, noRows, plainHeading, readTable, repeatedColumn } from '@/lib/csv-table.ts';
import type { TableRow } from '@/lib/csv-table.ts';

export const lessonColumns = [
  'day',
  'title',
  'description',
  'topics',
  'video',
  'duration',
  'title_ml',
  'description_ml',
  'topics_ml',
  'duration_ml',
] as const;
type Column = (typeof lessonColumns)[number];

/** The accepted headings of each column, in the form that `plainHeading` returns. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  day: ['day', 'daynumber'],
  title: ['title', 'name', 'lesson'],
  description: ['description', 'text', 'about'],
  topics: ['topics', 'topic', 'topicscovered'],
  video: ['video', 'videourl', 'videoaddress', 'link'],
  duration: ['duration', 'length'],
  title_ml: ['titleml', 'titleinmalayalam', 'malayalamtitle'],
  description_ml: ['descriptionml', 'descriptioninmalayalam', 'malayalamdescription'],
  topics_ml: ['topicsml', 'topicsinmalayalam', 'malayalamtopics'],
  duration_ml: ['durationml', 'durationinmalayalam', 'malayalamduration'],
};

const required = ['day', 'title', 'description'] as const;

/** The columns whose names differ from those of the lesson's fields. */
const columnOfField: Readonly<Record<string, Column>> = { videoUrl: 'video' };

export type LessonFile =
  | { state: 'refused'; lines: readonly string[] }
  | { state: 'read'; lessons: readonly LessonInput[] };

const columnOf = (heading: string) =>
  lessonColumns.find((column) => headings[column].includes(plainHeading(heading)));

/** Reads all lessons of a CSV file, or lists every problem of it. Topics are separated by `;` or line breaks. */
export function readLessonFile(bytes: ArrayBuffer): LessonFile {
  const { lessons: maxRows } = limits.lessonList;
  const table = readTable(bytes, { bytes: limits.userImport.bytes, rows: maxRows });
  if (table.state === 'refused') return { state: 'refused', lines: [table.message] };
  const columns = table.headings.map(columnOf);
  const repeated = repeatedColumn(table.headings, columns);
  if (repeated !== undefined) return { state: 'refused', lines: [repeated] };
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { state: 'refused', lines: [missingColumns(missing)] };
  if (table.rows.length === 0) return { state: 'refused', lines: [noRows] };
  const rows = table.rows.map((row) => lessonOf(row, columns));
  const lines = rows.flatMap((row) => ('problems' in row ? row.problems : []));
  if (lines.length > 0) return { state: 'refused', lines };
  return { state: 'read', lessons: rows.flatMap((row) => ('lesson' in row ? [row.lesson] : [])) };
}

const linesOf = (cell: string) => cell.split(/[;\n]/);

function lessonOf(
  { number, cells, isBroken }: TableRow,
  columns: readonly (Column | undefined)[],
): { lesson: LessonInput } | { problems: string[] } {
  if (isBroken) return { problems: [`Row ${number}: its quotation marks do not end.`] };
  const cellOf = (column: Column) => readCell(cells[columns.indexOf(column)] ?? '');
  const { success, data, error } = LessonInput.safeParse({
    day: cellOf('day'),
    title: cellOf('title'),
    description: cellOf('description'),
    topics: linesOf(cellOf('topics')),
    videoUrl: cellOf('video'),
    duration: cellOf('duration'),
    translations: {
      ml: {
        title: cellOf('title_ml'),
        description: cellOf('description_ml'),
        topics: linesOf(cellOf('topics_ml')),
        duration: cellOf('duration_ml'),
      },
    },
  });
  if (success) return { lesson: data };
  return {
    problems: error.issues.map(({ path, message }) => {
      const [field = '', , text = ''] = path;
      const isTranslation = field === 'translations';
      const column = isTranslation ? `${String(text)}_ml` : (columnOfField[String(field)] ?? String(field));
      return `Row ${number}, ${column}: ${message}`;
    }),
  };
}
