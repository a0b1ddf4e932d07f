import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseFileMessages as texts } from '@padavu/domain/course/course-file';
import { useRef, useState } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { wordsAtStart } from '@/components/text-button.ts';
import { useCommand } from '@/components/use-command.ts';
import { useLastChoice } from '@/components/use-last-choice.ts';
import { FileProblems } from '@/features/admin-content/FileProblems.tsx';
import { ImportDialog } from '@/features/admin-content/ImportDialog.tsx';
import { ApiError } from '@/lib/api.ts';
import { reasonOf } from '@/lib/refusals.ts';
import type { ReadFile } from './course-file.ts';

/** The code that packs and unpacks files is loaded when it is first needed. */
const load = () => import('./course-file.ts');

/** Opens the dialog that imports a course from a file. */
export function ImportCourse() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button
        startIcon={<FileUploadOutlined />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={wordsAtStart}
      >
        Import a course
      </Button>
      {isOpen && <CourseImportDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

const checkNetwork = 'Please check the network.';

type FileState = { state: 'none' } | Awaited<ReturnType<Awaited<ReturnType<typeof load>>['readCourseFile']>>;

async function readCourse(file: File): Promise<FileState> {
  const { readCourseFile } = await load();
  return readCourseFile(file);
}

const unreadable: FileState = { state: 'bad', lines: [adminMessages.fileUnreadable] };

function CourseImportDialog({ onClose }: { onClose: () => void }) {
  const [fileState, setFileState] = useState<FileState>({ state: 'none' });
  const [importedCount, setImportedCount] = useState(0);
  const hasDraft = useRef(false);
  const choose = useLastChoice();
  const read = async (file: File) => {
    const isLast = choose();
    setFileState({ state: 'none' });
    const state = await readCourse(file).catch(() => unreadable);
    if (isLast()) setFileState(state);
  };
  const { pending, run } = useCommand({
    send: async () => {
      if (fileState.state !== 'good') return;
      hasDraft.current = false;
      const { importCourse } = await load();
      await importCourse(fileState.read, (count) => {
        hasDraft.current = true;
        setImportedCount(count);
      });
    },
    done: () => {
      onClose();
      return { text: 'The course is imported, as a draft.' };
    },
    failed: (error) => {
      // The texts of the calls say to try again, before the draft is deleted.
      const isOffline = error instanceof ApiError && error.status === 0;
      const reason = `${texts.failed} ${isOffline ? checkNetwork : reasonOf(error, checkNetwork)}`;
      if (!hasDraft.current) return reason;
      return `${reason} What has come so far is in the draft: delete it before you try again.`;
    },
  });
  return (
    <ImportDialog
      title="Import a course"
      submit={fileState.state === 'good' ? 'Import as a draft' : null}
      pending={pending}
      onImport={run}
      onClose={onClose}
    >
      <Typography>
        The file of a course that was exported here or in another school. It comes as a draft, with its
        lessons, quizzes and pictures.
      </Typography>
      <FileInput
        label="File of a course"
        accept=".zip,application/zip"
        onChoose={(file) => void read(file)}
      />
      {fileState.state === 'good' && (
        <FileSummary read={fileState.read} importedCount={pending ? importedCount : null} />
      )}
      {fileState.state === 'bad' && <FileProblems lines={fileState.lines} />}
    </ImportDialog>
  );
}

type FileSummaryProps = { read: ReadFile; importedCount: number | null };

/** What the file contains, and during the import how many lessons are done. */
function FileSummary({ read: { file, pictures }, importedCount }: FileSummaryProps) {
  const lessons = file.categories.flatMap((category) => category.lessons);
  const quizzes = lessons.filter(({ quiz }) => quiz !== null).length;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 650 }}>{file.course.title}</Typography>
      <Typography color="textSecondary">
        {pluralize(file.categories.length, 'category', 'categories')}, {pluralize(lessons.length, 'lesson')},{' '}
        {pluralize(quizzes, 'quiz', 'quizzes')}, {pluralize(pictures.size, 'picture file')}
      </Typography>
      {importedCount !== null && (
        <Typography>
          {importedCount} of {pluralize(lessons.length, 'lesson')} imported
        </Typography>
      )}
    </Box>
  );
}
