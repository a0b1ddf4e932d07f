import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import { LoadingView } from '@/components/StateView.tsx';
import { CategoryAuthAlert } from '@/features/subcategory/CategoryAuthAlert.tsx';
import { CategoryDesk } from './categories/CategoryDesk.tsx';
import { loginAgain, useCategoryAuth } from './categories/use-category-auth.ts';
import type { CategoryAuth } from './categories/use-category-auth.ts';

/** Category Management (specification 2.14). */
export function CategoriesPage() {
  const access = useCategoryAuth();
  return (
    <Stack spacing={3}>
      <title>Category Management · Padavu</title>
      <Typography variant="h1">{messages.categories.title}</Typography>
      <Content access={access} />
    </Stack>
  );
}

function Content({ access }: { access: CategoryAuth }) {
  const { auth } = access;
  switch (auth.state) {
    case 'checking':
      return <LoadingView text={messages.categories.checking} />;
    case 'shut':
      return <CategoryAuthAlert message={auth.message} onLoginAgain={loginAgain} />;
    case 'open':
    case 'expired':
      return <CategoryDesk access={access} />;
    default:
      return assertNever(auth);
  }
}
