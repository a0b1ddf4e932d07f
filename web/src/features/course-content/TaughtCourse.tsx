import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import type { User } from '@padavu/domain/user/user';
import { Fragment, createContext, use, useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import { QueryConfinement } from '@/lib/firebase/query-confinement.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { courseParameter } from '@/lib/paths.ts';
import { readTextInTab, storeTextInTab } from '@/lib/stored.ts';
import { confinedTo } from './confined-to.ts';
import { courseDocument } from './queries.ts';

const TaughtCourseContext = createContext<number | null>(null);

/** The course that a teacher works on; `null` for administrators, who see all of them. */
export const useTaughtCourse = (): number | null => use(TaughtCourseContext);

type TaughtCourseProps = { user: User; children: ReactNode };

/** Confines what pages read to one course of a teacher, and lets them choose which. Administrators are not confined. */
export function TaughtCourse({ user, children }: TaughtCourseProps) {
  return user.role === 'teacher' ? <OwnCourse teaches={user.teaches}>{children}</OwnCourse> : children;
}

/** The course that the address names, otherwise the last one of this tab, otherwise the first of the teacher's own. */
function useChosenCourse(teaches: readonly number[]) {
  const [query, setQuery] = useSearchParams();
  const candidates = [query.get(courseParameter), readTextInTab('taughtCourse')].map(Number);
  const courseId = candidates.find((id) => teaches.includes(id)) ?? teaches[0] ?? 0;
  // Pages whose address names no course keep this one.
  useEffect(() => storeTextInTab('taughtCourse', String(courseId)), [courseId]);
  // Drops the search and the filters of the previous course.
  const choose = (id: number) =>
    setQuery({ [courseParameter]: String(id) }, { replace: true, preventScrollReset: true });
  return { courseId, choose };
}

function OwnCourse({ teaches, children }: { teaches: readonly number[]; children: ReactNode }) {
  const { courseId, choose } = useChosenCourse(teaches);
  return (
    <ConfineToCourse courseId={courseId}>
      {teaches.length > 1 && (
        <Stack
          component="nav"
          aria-label={adminMessages.teacher.courses}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 3 }}
        >
          {teaches.map((id) => (
            <CourseButton key={id} id={id} isChosen={id === courseId} onChoose={() => choose(id)} />
          ))}
        </Stack>
      )}
      {/* The key resets the state of the page, which belongs to the previous course. */}
      <Fragment key={courseId}>{children}</Fragment>
    </ConfineToCourse>
  );
}

/** Confines the queries of its children to a course. */
export function ConfineToCourse({ courseId, children }: { courseId: number; children: ReactNode }) {
  const confine = useCallback(
    <T extends z.ZodType>(query: LiveQuery<T>) => confinedTo(courseId, query),
    [courseId],
  );
  return (
    <TaughtCourseContext value={courseId}>
      <QueryConfinement value={confine}>{children}</QueryConfinement>
    </TaughtCourseContext>
  );
}

type CourseButtonProps = { id: number; isChosen: boolean; onChoose: () => void };

function CourseButton({ id, isChosen, onChoose }: CourseButtonProps) {
  const { live } = useLiveDocument(courseDocument(id));
  // The account keeps a deleted course until an administrator removes it there.
  if (live.state === 'ready' && live.data === null) return null;
  return (
    <Button variant={isChosen ? 'contained' : 'outlined'} aria-pressed={isChosen} onClick={onChoose}>
      {live.state === 'ready' && live.data ? courseTitle(live.data) : <Skeleton width="10ch" />}
    </Button>
  );
}
