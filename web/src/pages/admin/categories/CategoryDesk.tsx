import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { coursesById } from '@/features/course/queries.ts';
import { CategoryAuthAlert } from '@/features/subcategory/CategoryAuthAlert.tsx';
import { CategoryFilters } from '@/features/subcategory/CategoryFilters.tsx';
import { CategoryNotice } from '@/features/subcategory/CategoryNotice.tsx';
import { DeleteCategoryQuestion } from '@/features/subcategory/DeleteCategoryQuestion.tsx';
import { useCategoryFilter } from '@/features/subcategory/use-category-filter.ts';
import { isRefused } from '@/lib/firebase/failure.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { CategoryDialogs } from './CategoryDialogs.tsx';
import { CategoryResults } from './CategoryResults.tsx';
import { useCategoryDesk } from './use-category-desk.ts';
import { loginAgain } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

/** The categories and what is done with them, once it is known who is here. */
export function CategoryDesk({ access }: { access: CategoryAuth }) {
  const { live, retry } = useLiveQuery(coursesById(limits.coursesPerReply));
  const { auth, expire } = access;
  const isForbidden = live.state === 'failed' && isRefused(live.error);
  useEffect(() => {
    if (isForbidden) expire(messages.categories.sessionExpired);
  }, [isForbidden, expire]);

  const authProblem =
    auth.state === 'expired' ? (
      <CategoryAuthAlert message={auth.message} onLoginAgain={loginAgain} />
    ) : undefined;
  switch (live.state) {
    case 'loading':
      return <LoadingView text={messages.categories.loading} />;
    case 'failed':
      return (
        authProblem ?? (
          <ProblemView
            message={messages.categories.coursesFailed}
            action={
              <Button variant="contained" onClick={retry}>
                Try again
              </Button>
            }
          />
        )
      );
    case 'ready':
      return <OpenDesk access={access} courses={live.data} authProblem={authProblem} />;
    default:
      return assertNever(live);
  }
}

type OpenDeskProps = { access: CategoryAuth; courses: readonly Course[]; authProblem: ReactNode };

function OpenDesk({ access, courses, authProblem }: OpenDeskProps) {
  const { uid } = useAdministrator();
  const filters = useCategoryFilter();
  const desk = useCategoryDesk(access);
  return (
    <Stack spacing={3}>
      {authProblem ??
        (desk.notice && <CategoryNotice notice={desk.notice} onDismiss={desk.dismiss} onUndo={desk.undo} />)}
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'end' } }}>
        <CategoryFilters {...filters} />
        <Button variant="contained" size="large" startIcon={<Add />} onClick={desk.add}>
          {messages.categories.add}
        </Button>
      </Stack>
      <CategoryDialogs
        owner={uid}
        desk={desk}
        courses={courses}
        course={filters.filter.course}
        authProblem={authProblem}
      />
      <CategoryResults
        courses={courses}
        filter={filters.filter}
        onClear={filters.clear}
        commands={desk.commands}
        lastPageWanted={desk.createdCount}
      />
      <DeleteCategoryQuestion {...desk.deletion} />
    </Stack>
  );
}
