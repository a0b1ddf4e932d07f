import Button from '@mui/material/Button';
import type { Course } from '@padavu/domain/course';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { useCommand } from '@/components/use-command.ts';

type PublishButtonProps = {
  course: Course;
  /** Says itself how it went. */
  publish: (course: Course, published: boolean) => Promise<void>;
};

/** Shows a draft to its learners, or takes a course away from them after a question: they are put out at once. */
export function PublishButton({ course, publish }: PublishButtonProps) {
  const [asking, setAsking] = useState(false);
  const { pending, run } = useCommand(async () => {
    await publish(course, !course.published);
    setAsking(false);
  });
  const { title } = course;
  if (!course.published) {
    return (
      <CommandButton variant="contained" pending={pending} onClick={run} aria-label={`Publish ${title}`}>
        Publish
      </CommandButton>
    );
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} aria-label={`Unpublish ${title}`}>
        Unpublish
      </Button>
      <ConfirmDialog
        open={asking}
        question={`Unpublish ${title}?`}
        confirm="Unpublish"
        pending={pending}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        Its learners cannot open it until you publish it again. Their progress is kept.
      </ConfirmDialog>
    </>
  );
}
