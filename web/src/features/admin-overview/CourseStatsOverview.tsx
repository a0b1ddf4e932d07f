import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { courseTitle } from '@padavu/domain/course/course';
import type { UserStats } from '@padavu/domain/user/user-stats';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { Funnel } from './Funnel.tsx';
import { UnfinishedLessons, unfinishedTitle } from './UnfinishedLessons.tsx';
import type { Fetched } from '@/lib/use-fetched.ts';
import { statsOfCourse, useCourseStats } from './use-course-stats.ts';
import type { OverviewStats } from './use-course-stats.ts';

/** How far learners get, and where they stop; in all courses or in one. */
export function CourseStatsOverview({ userStats }: { userStats: Fetched<UserStats> }) {
  const { live, retry } = useCourseStats();
  return (
    <QueryState
      query={live}
      loading="Loading figures..."
      shapes={<RowShapes framed rows={4} />}
      onRetry={retry}
    >
      {({ data }) => <StatsPanels stats={data} userStats={userStats} />}
    </QueryState>
  );
}

const allCourses = 'all';

function StatsPanels({ stats, userStats }: { stats: OverviewStats; userStats: Fetched<UserStats> }) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  // A deleted course is no longer a choice.
  const courseId = stats.courses.some(({ id }) => id === selectedId) ? selectedId : null;
  const selectedStats = statsOfCourse(stats, courseId);
  return (
    <Stack spacing={3}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectInput
          label="Course"
          options={[
            { value: allCourses, label: adminMessages.lessons.allCourses },
            ...stats.courses.map((course) => ({ value: String(course.id), label: courseTitle(course) })),
          ]}
          value={String(courseId ?? allCourses)}
          onChange={(event) => setSelectedId(Number(event.target.value) || null)}
          hint={stats.hasMore ? `The first ${stats.courses.length} courses.` : undefined}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel title="From registration to the last lesson">
          <Funnel userStats={userStats} courseId={courseId} courseStats={selectedStats.courseStats} />
        </Panel>
        <Panel title={unfinishedTitle}>
          <UnfinishedLessons stats={selectedStats} />
        </Panel>
      </Box>
    </Stack>
  );
}
