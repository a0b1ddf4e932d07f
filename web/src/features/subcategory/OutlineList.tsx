import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { counted } from '@/components/counted.ts';
import { LoadingView } from '@/components/StateView.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { subcategoriesAfter } from './queries.ts';

/** The categories of a course with their lessons counted, in the order in which learners find them; the first of very many. */
export function OutlineList({ courseId }: { courseId: number }) {
  const most = limits.categoriesPerOutline;
  const { live, retry } = useLiveQuery(subcategoriesAfter(0, most, [courseId]));
  switch (live.state) {
    case 'loading':
      return <LoadingView text={messages.categories.loading} />;
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
            {live.data.length === most
              ? `The first ${most} categories`
              : counted(live.data.length, 'category', 'categories')}
          </Typography>
          <List aria-label={messages.courseViewer.heading}>
            {live.data.map(({ id, title, lessonsCount }, index) => (
              <ListItem key={id} divider={index < live.data.length - 1} disableGutters>
                <ListItemText primary={title} secondary={counted(lessonsCount, 'lesson')} />
              </ListItem>
            ))}
          </List>
        </>
      );
    default:
      return assertNever(live);
  }
}
