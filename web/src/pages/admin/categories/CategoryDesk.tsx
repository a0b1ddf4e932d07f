import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FilterBar } from '@/components/FilterBar.tsx';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { useLastAnswer } from '@/components/use-last-answer.ts';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { coursesById } from '@/features/course/queries.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import { CategoryAuthAlert } from '@/features/subcategory/CategoryAuthAlert.tsx';
import { CategoryFilters } from '@/features/subcategory/CategoryFilters.tsx';
import { CategoryNotice } from '@/features/subcategory/CategoryNotice.tsx';
import { DeleteCategoryQuestion } from '@/features/subcategory/DeleteCategoryQuestion.tsx';
import { useCategoryFilter } from '@/features/subcategory/use-category-filter.ts';
import { isRefused } from '@/lib/firebase/failure.ts';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { CategoryDialogs } from './CategoryDialogs.tsx';
import { CategoryResults } from './CategoryResults.tsx';
import { useCategoryDesk } from './use-category-desk.ts';
import { loginAgain } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

/** The categories and what is done with them, once it is known who is here. */
export function CategoryDesk({ access }: { access: CategoryAuth }) {
  const { live, retry, next, previous } = useLiveWindow(limits.desk.courses, (id, limit) =>
    coursesById(limit, id),
  );
  const choice = useLastAnswer<CourseChoice>(
    live.state === 'ready' ? { courses: live.data, next, previous } : null,
  );
  const { auth, expire } = access;
  const isForbidden = live.state === 'failed' && isRefused(live.error);
  useEffect(() => {
    if (isForbidden) expire(messages.categories.sessionExpired);
  }, [isForbidden, expire]);

  const authProblem =
    auth.state === 'expired' ? (
      <CategoryAuthAlert message={auth.message} onLoginAgain={loginAgain} />
    ) : undefined;
  if (live.state === 'failed') {
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
  }
  if (!choice) return <LoadingView text={messages.categories.loading} />;
  return <OpenDesk access={access} choice={choice} authProblem={authProblem} />;
}

type OpenDeskProps = { access: CategoryAuth; choice: CourseChoice; authProblem: ReactNode };

function OpenDesk({ access, choice, authProblem }: OpenDeskProps) {
  const { uid } = useAdministrator();
  const filters = useCategoryFilter();
  const desk = useCategoryDesk(access);
  return (
    <Stack spacing={3}>
      {authProblem ??
        (desk.notice && <CategoryNotice notice={desk.notice} onDismiss={desk.dismiss} onUndo={desk.undo} />)}
      <FilterBar add={messages.categories.add} onAdd={desk.add}>
        <CategoryFilters {...filters} />
      </FilterBar>
      <CategoryDialogs
        owner={uid}
        desk={desk}
        choice={choice}
        course={filters.filter.course}
        authProblem={authProblem}
      />
      <CategoryResults
        choice={choice}
        filter={filters.filter}
        onClear={filters.clear}
        commands={desk.commands}
        lastPageWanted={desk.createdCount}
      />
      <DeleteCategoryQuestion {...desk.deletion} />
    </Stack>
  );
}
