import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryCourse } from './CategoryCourse.tsx';
import { CategoryName } from './CategoryName.tsx';
import type { CategoryRowsProps } from './category-rows.ts';

/** The categories as cards, where a table would not fit. */
export function CategoryCards({ categories, courseOf, commands }: CategoryRowsProps) {
  return (
    <Stack
      component="ul"
      spacing={2}
      aria-label="Categories"
      sx={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {categories.map((category) => (
        <Card component="li" key={category.id} sx={{ padding: 2 }}>
          <CategoryName category={category} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              paddingTop: 1.5,
            }}
          >
            <CategoryCourse course={courseOf(category.courseId)} />
            <Box sx={{ marginInlineStart: 'auto' }}>
              <CategoryActions category={category} commands={commands} />
            </Box>
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
