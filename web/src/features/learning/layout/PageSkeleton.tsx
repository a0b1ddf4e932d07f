import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/values/assert-never';
import { cardStyles } from '@/components/card-styles.ts';
import { CardShapes, numbers, pictureShape } from '@/components/list-shapes.tsx';
import { Shape, TextShape } from '@/components/Shape.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import type { LearnerPage } from './learner-page.ts';

/** The skeleton of a page of the learner's area. */
export function PageSkeleton({ page, text }: { page: LearnerPage; text: string }) {
  return (
    <SkeletonView text={text}>
      <PageShape page={page} />
    </SkeletonView>
  );
}

function PageShape({ page }: { page: LearnerPage }) {
  switch (page) {
    case 'dashboard':
      return (
        <Stack spacing={{ xs: 4, sm: 5 }}>
          <Box>
            {heading}
            <TextShape width={30} />
            <TextShape width={36} />
          </Box>
          <CourseCardShape />
        </Stack>
      );
    case 'course':
      return (
        <Stack spacing={{ xs: 4, sm: 5 }}>
          <Box>
            {heading}
            <TextShape lines={2} />
          </Box>
          <CardShapes />
        </Stack>
      );
    case 'lesson':
    case 'course-days':
      return (
        <Box>
          <Shape width={14} height={3} sx={{ marginBlock: 1.25, marginBottom: 2.25 }} />
          {heading}
          <TextShape width={24} />
          <Box sx={days}>
            {numbers(3).map((day) => (
              <Shape key={day} width={11} height={6 + day} />
            ))}
          </Box>
          <Shape width={40} height={3.5} sx={{ marginBlock: 3 }} />
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '2fr 1fr' } }}>
            {pictureShape}
            <TextShape lines={5} />
          </Box>
        </Box>
      );
    default:
      return assertNever(page);
  }
}

/** The skeleton of the dashboard's course card. */
export function CourseCardShape() {
  return (
    <Box sx={[cardStyles, { display: 'grid', gridTemplateColumns: { md: '5fr 6fr' }, overflow: 'hidden' }]}>
      {pictureShape}
      <Stack spacing={2.5} sx={{ justifyContent: 'center', padding: { xs: 2.5, sm: 4 } }}>
        <Shape height={6} />
        <TextShape lines={2} />
        <Shape width={18} height={6.5} />
      </Stack>
    </Box>
  );
}

const heading = <Shape width="min(70%, 22rem)" height={5} sx={{ marginBottom: 1.5 }} />;
const days = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 0.5,
  marginTop: 2.5,
  borderBottom: 3,
  borderColor: 'primary.light',
} as const;
