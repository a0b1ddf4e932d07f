import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { categoryTitle } from '@padavu/domain/subcategory';
import { pluralize } from '@/components/pluralize.ts';
import { RowShapes } from '@/components/list-shapes.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { subcategoriesAfter } from '@/features/course-content/category-queries.ts';

/**
 * The categories of a course with their lesson counts, in the order learners see; only the first ones of a very long
 * list.
 */
export function OutlineList({ courseId }: { courseId: number }) {
  const most = limits.categoriesPerOutline;
  const { live, retry } = useLiveQuery(subcategoriesAfter(0, most, [courseId]));
  switch (live.state) {
    case 'loading':
      return (
        <SkeletonView text={messages.categories.loading}>
          <RowShapes rows={4} />
        </SkeletonView>
      );
    case 'failed':
      return (
        <Box role="alert">
          <Typography>{messages.courseCategory.fetchAllFailed}</Typography>
          <Button variant="outlined" onClick={retry} sx={{ marginTop: 1 }}>
            Try again
          </Button>
        </Box>
      );
    case 'ready':
      if (live.data.length === 0) return <Typography>{messages.courseViewer.empty}</Typography>;
      return (
        <>
          <Typography variant="h4" component="h3">
            {live.data.length + (live.skipped ?? 0) === most
              ? `The first ${live.data.length} categories`
              : pluralize(live.data.length, 'category', 'categories')}
          </Typography>
          <List aria-label={messages.courseViewer.heading}>
            {live.data.map((category, index) => (
              <ListItem key={category.id} divider={index < live.data.length - 1} disableGutters>
                <ListItemText
                  sx={{ overflowWrap: 'anywhere' }}
                  primary={categoryTitle(category)}
                  secondary={pluralize(category.lessonsCount, 'lesson')}
                />
              </ListItem>
            ))}
          </List>
        </>
      );
    default:
      return assertNever(live);
  }
}
