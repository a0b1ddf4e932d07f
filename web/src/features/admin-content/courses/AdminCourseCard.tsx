import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { badgeLabels } from '@padavu/domain/course/course-words';
import { courseFileMessages } from '@padavu/domain/course/course-file';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { countTranslations } from '@padavu/domain/language/translation-count';
import { useId } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { Price } from '@/components/Price.tsx';
import { Tags } from '@/components/Tag.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { MalayalamMark } from '@/components/TwoLanguages.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import type { Command } from '@/components/use-command.ts';
import { lineClamp } from '@/components/line-clamp.ts';
import { undoOf } from '@/features/audit-log/api.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { saveBlob } from '@/lib/save-file.ts';
import { courseProblem, deleteCourse, publishCourse } from './api.ts';
import type { CourseDialogState } from './CourseDialogs.tsx';
import { categoryLabel } from '@padavu/domain/course/course-category';

type AdminCourseCardProps = { course: Course; onOpen: (dialog: CourseDialogState) => void };

/** A course in the admin area, with its commands. */
export function AdminCourseCard({ course, onOpen }: AdminCourseCardProps) {
  const { description, thumbnail, picture, price, originalPrice, category, lessonIds } = course;
  const id = useId();
  const isTeacher = useTaughtCourse() !== null;
  const title = courseTitle(course);
  return (
    <Card component="li" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative' }}>
        <Thumbnail src={thumbnail} picture={picture} title={title} />
        <Box sx={labelStyles}>
          <Tags labels={badgeLabels(course)} />
        </Box>
      </Box>
      <Stack spacing={1.5} sx={{ flexGrow: 1, padding: 2.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Chip
            size="small"
            label={course.published ? 'Published' : 'Draft'}
            color={course.published ? 'success' : 'warning'}
            variant="outlined"
            sx={{ paddingInline: 0.5 }}
          />
          <Typography variant="caption" color="textSecondary">
            {categoryLabel(category)} · {pluralize(lessonIds.length, 'lesson')}
            {course.published && !course.openForRegistration && ` · ${adminMessages.courses.notOpen}`}
          </Typography>
        </Stack>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={lineClamp(3)}>
          {description || learnerMessages.lessonViewer.noDescription}
        </Typography>
        <MalayalamMark {...countTranslations('course', course)} />
        <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'flex-end' }}>
          <Price current={price} original={originalPrice} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => onOpen({ kind: 'view', id: course.id })}
            aria-label={`View ${title}`}
          >
            View
          </Button>
          <Button
            variant="outlined"
            onClick={() => onOpen({ kind: 'edit', id: course.id })}
            aria-label={`Edit ${title}`}
          >
            Edit
          </Button>
        </Box>
        {!isTeacher && (
          <Box sx={rareCommands}>
            {/* Two buttons, because the store often shows a course as published before the API responds. */}
            {course.published ? <UnpublishButton course={course} /> : <PublishButton course={course} />}
            <ExportButton course={course} />
            <DeleteCourseButton course={course} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}

/** On the picture, as on the public site. */
const labelStyles = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInline: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;

/** One line, also on a phone. */
const rareCommands = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  '& > .MuiButton-root': { paddingInline: 1.5 },
} as const;

/** Saves the course with all its content as one file. */
function ExportButton({ course }: { course: Course }) {
  const { pending, run } = useCommand({
    send: async () => {
      const { exportCourse } = await import('./course-file.ts');
      const { name, bytes } = await exportCourse(course);
      saveBlob(name, new Blob([bytes], { type: 'application/zip' }));
    },
    done: () => ({ text: 'The course is exported.' }),
    failed: () => courseFileMessages.exportFailed,
  });
  return (
    <CommandButton
      variant="text"
      pending={pending}
      onClick={run}
      aria-label={`Export ${courseTitle(course)}`}
    >
      Export
    </CommandButton>
  );
}

function PublishButton({ course }: { course: Course }) {
  const { pending, run } = useCommand(publishing(course));
  return (
    <CommandButton
      variant="contained"
      pending={pending}
      onClick={run}
      aria-label={`Publish ${courseTitle(course)}`}
    >
      Publish
    </CommandButton>
  );
}

/** Unpublishes a course after a confirmation, because its learners lose access at once. */
function UnpublishButton({ course }: { course: Course }) {
  const { ask, dialog } = useConfirmedCommand(publishing(course));
  const title = courseTitle(course);
  return (
    <>
      <Button onClick={ask} aria-label={`Unpublish ${title}`}>
        Unpublish
      </Button>
      <ConfirmDialog {...dialog} question={`Unpublish ${title}?`} confirm="Unpublish">
        Its learners cannot open it until you publish it again. Their progress is kept.
      </ConfirmDialog>
    </>
  );
}

/** Deletes a course after a confirmation, and offers to undo it. */
function DeleteCourseButton({ course }: { course: Course }) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => deleteCourse(course),
    done: (auditId) => ({ text: adminMessages.courses.deleted, undo: undoOf(auditId) }),
    failed: courseProblem,
  });
  const title = courseTitle(course);
  return (
    <>
      <Button color="error" onClick={ask} aria-label={`Delete ${title}`}>
        Delete
      </Button>
      <ConfirmDialog {...dialog} question={adminMessages.courses.confirmDelete} confirm="Delete">
        <strong>{title}</strong>, its categories and their {pluralize(course.lessonIds.length, 'lesson')} are
        deleted.
      </ConfirmDialog>
    </>
  );
}

/** Publishes a draft, and unpublishes a published course. */
const publishing = (course: Course): Command => ({
  send: () => publishCourse(course, !course.published),
  done: () =>
    course.published || course.openForRegistration
      ? { text: adminMessages.courses.updated }
      : { severity: 'info', text: adminMessages.courses.publishedNotOpen },
  failed: courseProblem,
});
