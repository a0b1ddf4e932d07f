import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { bookMessages } from '@padavu/domain/payment/book-messages';
import { securityMessages } from '@padavu/domain/user/security';
import { matchRoutes } from 'react-router-dom';
import { BodyShape } from '@/components/page-shapes.tsx';
import type { PageShape } from '@/components/page-shapes.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { paths } from '@/lib/paths.ts';

type Skeleton = {
  title: string;
  /** The description below the title. */
  about?: string;
  shape: PageShape;
};

/** The path of every page inside the admin layout. */
type AdminPath = Exclude<
  Extract<(typeof paths)[keyof typeof paths], `${typeof paths.admin}/${string}`>,
  typeof paths.adminLogin
>;

const { area, questions, trash, work } = adminMessages;

/** The skeleton of each admin page. The type requires one for every path. */
const skeletons: Readonly<Record<AdminPath, Skeleton>> = {
  [paths.adminDashboard]: { title: area.dashboard, shape: 'dashboard' },
  [paths.adminUsers]: { title: area.users, shape: 'list' },
  [paths.adminUserImport]: { title: adminMessages.userImport.title, shape: 'stacked panels' },
  [paths.adminUser]: { title: 'User', shape: 'panels' },
  [paths.adminStatement]: { title: adminMessages.users.statement, shape: 'stacked panels' },
  [paths.adminPayments]: { title: bookMessages.title, about: bookMessages.about, shape: 'list' },
  [paths.adminDuePayments]: { title: bookMessages.due.title, about: bookMessages.due.about, shape: 'list' },
  [paths.adminCourses]: { title: adminMessages.courses.title, shape: 'cards' },
  [paths.adminCategories]: { title: adminMessages.categories.title, shape: 'list' },
  [paths.adminLessons]: { title: area.lessons, shape: 'list' },
  [paths.adminQuestions]: { title: questions.title, about: questions.about, shape: 'queue' },
  [paths.adminWork]: { title: work.title, about: work.about, shape: 'queue' },
  [paths.adminAudit]: { title: adminMessages.audit.title, shape: 'list' },
  [paths.adminTrash]: { title: trash.title, about: trash.about, shape: 'queue' },
  [paths.adminDiscounts]: { title: area.discounts, shape: 'list' },
  [paths.adminPages]: { title: area.pages, shape: 'list' },
  [paths.adminPage]: { title: 'Page', shape: 'panels' },
  [paths.adminSettings]: { title: area.settings, shape: 'stacked panels' },
  [paths.adminSecurity]: { title: securityMessages.title, shape: 'stacked panels' },
};

const routes = Object.entries(skeletons).map(([path, skeleton]) => ({ path, skeleton }));

const unknownPage: Skeleton = { title: '', shape: 'list' };

/** The skeleton of the admin page at an address, shown before its code has loaded. */
export function AdminPageSkeleton({ pathname }: { pathname: string }) {
  const { title, about, shape } = matchRoutes(routes, pathname)?.[0]?.route.skeleton ?? unknownPage;
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
      <SkeletonView text="One moment...">
        <BodyShape shape={shape} />
      </SkeletonView>
    </Stack>
  );
}
