import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { firstLessonPath } from '@/lib/paths.ts';

/** One part of a course, with the way to its first lesson (specification 2.17), and how far the learner is in it. */
export function SubcategoryCard(props: { subcategory: Subcategory; progress: ReactNode }) {
  const { subcategory, progress } = props;
  const id = useId();
  return (
    <Card component="li" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Thumbnail src={subcategory.thumbnail} title={subcategory.title} />
      <Stack spacing={1.5} sx={{ flexGrow: 1, padding: 2.5 }}>
        <Typography id={id} variant="h3">
          {subcategory.title}
        </Typography>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {subcategory.description}
        </Typography>
        {progress}
        <LinkButton
          variant="contained"
          to={firstLessonPath(subcategory.courseId, subcategory.id)}
          aria-describedby={id}
          sx={{ alignSelf: 'flex-start' }}
        >
          {messages.courseViewer.start}
        </LinkButton>
      </Stack>
    </Card>
  );
}
