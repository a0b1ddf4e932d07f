import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { limits } from '@padavu/domain/limits';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { useState } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { wordsAtStart } from '@/components/text-button.ts';
import { useCommand } from '@/components/use-command.ts';
import { useLastChoice } from '@/components/use-last-choice.ts';
import { FileProblems, ShortList } from '@/features/admin-content/FileProblems.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { ImportDialog } from '@/features/admin-content/ImportDialog.tsx';
import { createLessons, lessonProblem } from './api.ts';
import type { LessonFile } from './lesson-file.ts';

/** Opens the dialog that imports lessons into a category from a spreadsheet. */
export function ImportLessons({ category }: { category: Category }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={wordsAtStart}>
      <Button startIcon={<FileUploadOutlined />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        Import lessons
      </Button>
      {isOpen && <LessonImportDialog category={category} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** The code that reads and writes spreadsheets is loaded when it is first needed. */
async function saveTemplate(): Promise<void> {
  const [{ toCsv }, { lessonColumns }] = await Promise.all([
    import('@/lib/csv.ts'),
    import('./lesson-file.ts'),
  ]);
  saveFile('lessons-template.csv', toCsv([[...lessonColumns]]));
}

async function readLessons(csv: File): Promise<LessonFile> {
  const { readLessonFile } = await import('./lesson-file.ts');
  return readLessonFile(await csv.arrayBuffer());
}

const unreadable = { state: 'refused', lines: [adminMessages.fileUnreadable] } as const;

function LessonImportDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const [file, setFile] = useState<LessonFile | null>(null);
  const choose = useLastChoice();
  const read = async (csv: File) => {
    const isLast = choose();
    // What was read before must not be imported meanwhile.
    setFile(null);
    const result = await readLessons(csv).catch(() => unreadable);
    if (isLast()) setFile(result);
  };
  const lessons = file?.state === 'read' ? file.lessons : [];
  const { pending, run } = useCommand({
    send: () => createLessons(category.id, lessons),
    done: () => {
      onClose();
      return { text: `${pluralize(lessons.length, 'lesson')} imported.` };
    },
    failed: lessonProblem,
  });
  return (
    <ImportDialog
      title="Import lessons"
      submit={file?.state === 'read' ? `Import ${pluralize(lessons.length, 'lesson')}` : null}
      pending={pending}
      onImport={run}
      onClose={onClose}
    >
      <Typography>
        A CSV file with the columns <strong>day</strong>, <strong>title</strong> and{' '}
        <strong>description</strong>, and if you like <strong>topics</strong> (apart by ;),{' '}
        <strong>video</strong> and <strong>duration</strong>; their Malayalam in <strong>title_ml</strong>,{' '}
        <strong>description_ml</strong>, <strong>topics_ml</strong> and <strong>duration_ml</strong>. At most{' '}
        {limits.lessonList.lessons} rows. They come into “{categoryTitle(category)}”, all or none.
      </Typography>
      <FileInput label="CSV file" accept=".csv,text/csv" onChoose={(csv) => void read(csv)} />
      <Box>
        <Button
          startIcon={<FileDownloadOutlined />}
          onClick={() => void saveTemplate().catch(() => setFile(unreadable))}
        >
          Download a template
        </Button>
      </Box>
      {file?.state === 'read' && (
        <Box role="status">
          <Typography sx={{ fontWeight: 650 }}>
            {pluralize(lessons.length, 'lesson')} can be imported.
          </Typography>
          {file.ignored.length > 0 && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {`Ignored columns: ${file.ignored.join(', ')}`}
            </Typography>
          )}
          <ShortList lines={lessons.map(({ day, title }) => `Day ${day}: ${title}`)} />
        </Box>
      )}
      {file?.state === 'refused' && <FileProblems lines={file.lines} />}
    </ImportDialog>
  );
}
