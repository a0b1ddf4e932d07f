import { LessonInput } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { limits } from '@padavu/domain/limits';
import { readTable } from '@/lib/csv-table.ts';
import type { Columns, TableRow } from '@/lib/csv-table.ts';

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

const columns: Columns<Column> = {
  all: lessonColumns,
  required: ['day', 'title', 'description'],
  headings: {
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
  },
};

/** The columns whose names differ from those of the lesson's fields. */
const columnOfField: Readonly<Record<string, Column>> = { videoUrl: 'video' };

export type LessonFile =
  | { state: 'refused'; lines: readonly string[] }
  | {
      state: 'read';
      lessons: readonly LessonInput[];
      /** Unknown column headings. */
      ignored: readonly string[];
    };

/** Reads all lessons of a CSV file, or lists every problem of it. Topics are separated by `;` or line breaks. */
export function readLessonFile(bytes: ArrayBuffer): LessonFile {
  const table = readTable(bytes, columns, {
    bytes: limits.userImport.bytes,
    rows: limits.lessonList.lessons,
  });
  if (table.state === 'refused') return { state: 'refused', lines: [table.message] };
  const rows = table.rows.map(lessonOf);
  const lines = rows.flatMap((row) => ('problems' in row ? row.problems : []));
  if (lines.length > 0) return { state: 'refused', lines };
  const lessons = rows.flatMap((row) => ('lesson' in row ? [row.lesson] : []));
  return { state: 'read', lessons, ignored: table.ignored };
}

const linesOf = (cell: string) => cell.split(/[;\n]/);

function lessonOf({
  number,
  cellOf,
  isBroken,
  isTooLong,
}: TableRow<Column>): { lesson: LessonInput } | { problems: string[] } {
  if (isBroken) return { problems: [`Row ${number}: its quotation marks do not end.`] };
  // A comma outside quotation marks has moved the cells: those that were read may be wrong too.
  if (isTooLong) return { problems: [`Row ${number}: ${adminMessages.userImport.tooManyCells}`] };
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
