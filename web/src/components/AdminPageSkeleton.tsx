import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { adminMessages } from '@padavu/domain/admin-messages';
import { securityMessages } from '@padavu/domain/security';
import { matchPath } from 'react-router-dom';
import { cardStyles } from './card-styles.ts';
import { CardShapes, numbers, RowShapes } from './list-shapes.tsx';
import { Shape, TextShape } from './Shape.tsx';
import { SkeletonView } from './SkeletonView.tsx';
import { StatGrid } from './StatGrid.tsx';
import { paths } from '@/lib/paths.ts';

type PageShape = {
  title: string;
  /** The description below the title. */
  about?: string;
  shape: 'dashboard' | 'list' | 'queue' | 'cards' | 'panels' | 'stacked panels';
};

const { questions, work } = adminMessages;

const pages: readonly (readonly [string, PageShape])[] = [
  [paths.adminDashboard, { title: adminMessages.area.dashboard, shape: 'dashboard' }],
  [paths.adminUsers, { title: 'User Management', shape: 'list' }],
  [paths.adminUserImport, { title: 'Import users', shape: 'stacked panels' }],
  [paths.adminUser, { title: 'User', shape: 'panels' }],
  [paths.adminCourses, { title: adminMessages.courses.title, shape: 'cards' }],
  [paths.adminCategories, { title: adminMessages.categories.title, shape: 'list' }],
  [paths.adminLessons, { title: adminMessages.area.lessons, shape: 'list' }],
  [paths.adminSecurity, { title: securityMessages.title, shape: 'stacked panels' }],
  [paths.adminQuestions, { title: questions.title, about: questions.about, shape: 'queue' }],
  [paths.adminWork, { title: work.title, about: work.about, shape: 'queue' }],
  [paths.adminDiscounts, { title: adminMessages.area.discounts, shape: 'list' }],
  [paths.adminPages, { title: adminMessages.area.pages, shape: 'list' }],
  [paths.adminPage, { title: 'Page', shape: 'panels' }],
  [paths.adminSettings, { title: adminMessages.area.settings, shape: 'stacked panels' }],
  [paths.adminAudit, { title: adminMessages.audit.title, shape: 'list' }],
];

const unknownPage: PageShape = { title: '', shape: 'list' };

/** The skeleton of the admin page at an address, shown before its code has loaded. */
export function AdminPageSkeleton({ pathname, text }: { pathname: string; text: string }) {
  const [, { title, about, shape }] = pages.find(([pattern]) => matchPath(pattern, pathname)) ?? [
    '',
    unknownPage,
  ];
  return (
    <Stack spacing={3}>
      <Typography component="p" variant="h1">
        {title}
      </Typography>
      {about !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
          {about}
        </Typography>
      )}
      <SkeletonView text={text}>
        <BodyShape shape={shape} />
      </SkeletonView>
    </Stack>
  );
}

function BodyShape({ shape }: Pick<PageShape, 'shape'>) {
  switch (shape) {
    case 'dashboard':
      return (
        <Stack spacing={4}>
          <StatGrid>
            {numbers(3).map((card) => (
              <Box key={card} sx={[cardStyles, { padding: 3, minHeight: { xs: 120, lg: 164 } }]}>
                <TextShape width="60%" />
                <Shape width={8} height={5} />
              </Box>
            ))}
          </StatGrid>
          <RowShapes framed rows={3} />
        </Stack>
      );
    case 'list':
      return <ListShape />;
    case 'queue':
      return (
        <Stack spacing={3}>
          <Box sx={{ maxWidth: '20rem' }}>
            <FilterShape />
          </Box>
          <RowShapes framed />
        </Stack>
      );
    case 'cards':
      return (
        <Stack spacing={3}>
          <FiltersShape />
          <CardShapes />
        </Stack>
      );
    case 'panels':
      return <PanelShapes />;
    case 'stacked panels':
      return <PanelShapes panels={2} columns={1} />;
    default:
      return assertNever(shape);
  }
}

/** The skeleton of a list with filters. */
export function ListShape() {
  return (
    <Stack spacing={3}>
      <FiltersShape />
      <RowShapes framed />
    </Stack>
  );
}

/** The skeleton of a page that shows one record in panels. */
export function PanelShapes({ panels = 4, columns = 2 }: { panels?: number; columns?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: `repeat(${columns}, minmax(0, 1fr))` } }}>
      {numbers(panels).map((panel) => (
        <Box key={panel} sx={[cardStyles, { padding: { xs: 2, sm: 3 } }]}>
          <Shape width="40%" height={3} sx={{ marginBottom: 2 }} />
          <TextShape lines={4} />
        </Box>
      ))}
    </Box>
  );
}

function FiltersShape() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
      {numbers(3).map((filter) => (
        <FilterShape key={filter} />
      ))}
    </Box>
  );
}

function FilterShape() {
  return (
    <Box>
      <TextShape width={8} />
      <Shape height={6.5} />
    </Box>
  );
}
