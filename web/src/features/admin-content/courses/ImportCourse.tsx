import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { courseFileMessages as texts } from '@padavu/domain/course-file';
import { useState } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useCommand } from '@/components/use-command.ts';
import { FileProblems } from '@/features/admin-content/FileProblems.tsx';
import { ApiError } from '@/lib/api.ts';
import { ImportDialog } from '@/features/admin-content/ImportDialog.tsx';
import type { ReadFile } from './course-file.ts';

/** What packs and unpacks files is loaded when somebody asks for it. */
const load = () => import('./course-file.ts');

/** Opens the dialog in which a course comes from a file. */
export function ImportCourse() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button startIcon={<FileUploadOutlined />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        Import a course
      </Button>
      {isOpen && <FromFile onClose={() => setOpen(false)} />}
    </Box>
  );
}

type Chosen = { state: 'none' } | Awaited<ReturnType<Awaited<ReturnType<typeof load>>['readCourseFile']>>;

function FromFile({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });
  const [done, setDone] = useState(0);
  const read = async (file: File) => {
    setChosen({ state: 'none' });
    const { readCourseFile } = await load();
    setChosen(await readCourseFile(file));
  };
  const { pending, run } = useCommand({
    send: async () => {
      if (chosen.state !== 'good') return;
      const { importCourse } = await load();
      await importCourse(chosen.read, setDone);
    },
    done: () => {
      onClose();
      return { text: 'The course is imported, as a draft.' };
    },
    failed: (error) =>
      `${texts.failed} ${error instanceof ApiError && error.reply ? error.message : 'Please check the network.'} What has come so far is in the draft: delete it before you try again.`,
  });
  return (
    <ImportDialog
      title="Import a course"
      submit={chosen.state === 'good' ? 'Import as a draft' : null}
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
        onChoose={(file) =>
          void read(file).catch(() => setChosen({ state: 'bad', lines: [texts.notACourse] }))
        }
      />
      {chosen.state === 'good' && <Found read={chosen.read} done={pending ? done : null} />}
      {chosen.state === 'bad' && <FileProblems lines={chosen.lines} />}
    </ImportDialog>
  );
}

/** What would come, or how much of it has. */
function Found({ read: { file, pictures }, done }: { read: ReadFile; done: number | null }) {
  const lessons = file.categories.flatMap((category) => category.lessons);
  const quizzes = lessons.filter(({ quiz }) => quiz !== null).length;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 650 }}>{file.course.title}</Typography>
      <Typography color="textSecondary">
        {pluralize(file.categories.length, 'category', 'categories')}, {pluralize(lessons.length, 'lesson')},{' '}
        {pluralize(quizzes, 'quiz', 'quizzes')}, {pluralize(pictures.size, 'picture file')}
      </Typography>
      {done !== null && (
        <Typography>
          {done} of {pluralize(lessons.length, 'lesson')} imported
        </Typography>
      )}
    </Box>
  );
}
