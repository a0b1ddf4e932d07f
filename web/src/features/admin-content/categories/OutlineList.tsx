import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messages } from '@padavu/domain/messages';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { pluralize } from '@/components/pluralize.ts';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { categoriesAfter } from '@/features/course-content/queries.ts';

/** The categories of a course with their lesson counts, in the learners' order; a very long list is cut. */
export function OutlineList({ courseId }: { courseId: number }) {
  const limit = limits.categoriesPerOutline;
  const { live, retry } = useLiveQuery(categoriesAfter(0, limit, courseId));
  return (
    <QueryState
      query={live}
      loading={adminMessages.categories.loading}
      shapes={<RowShapes rows={4} />}
      failed={() => messages.courseCategory.fetchAllFailed}
      onRetry={retry}
    >
      {({ data, skipped = 0 }) => <Outline categories={data} isCut={data.length + skipped === limit} />}
    </QueryState>
  );
}

function Outline({ categories, isCut }: { categories: readonly Category[]; isCut: boolean }) {
  if (categories.length === 0) return <Typography>{learnerMessages.courseViewer.empty}</Typography>;
  return (
    <>
      <Typography variant="h4" component="h3">
        {isCut
          ? `The first ${categories.length} categories`
          : pluralize(categories.length, 'category', 'categories')}
      </Typography>
      <List aria-label={learnerMessages.courseViewer.heading}>
        {categories.map((category, index) => (
          <ListItem key={category.id} divider={index < categories.length - 1} disableGutters>
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
}
