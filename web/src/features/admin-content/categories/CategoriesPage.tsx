import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/values/assert-never';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { ListShape } from '@/components/page-shapes.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { CategoryAuthAlert } from './CategoryAuthAlert.tsx';
import { CategoryManagement } from './CategoryManagement.tsx';
import { loginAgain, useCategoryAuth } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

export function CategoriesPage() {
  const access = useCategoryAuth();
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.categories.title} />
      <Content access={access} />
    </Stack>
  );
}

function Content({ access }: { access: CategoryAuth }) {
  const { auth } = access;
  switch (auth.state) {
    case 'checking':
      return (
        <SkeletonView text={adminMessages.categories.checking}>
          <ListShape />
        </SkeletonView>
      );
    case 'invalid':
      return <CategoryAuthAlert message={auth.message} onLoginAgain={loginAgain} />;
    case 'granted':
    case 'expired':
      return <CategoryManagement access={access} />;
    default:
      return assertNever(auth);
  }
}
