import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin-messages';
import { courseTitle } from '@padavu/domain/course';
import type { User } from '@padavu/domain/user';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import { QueryConfinement, useLiveDocument } from '@/lib/firebase/use-live.ts';
import { readTextInTab, storeTextInTab } from '@/lib/stored.ts';
import { confinedTo } from './confined-to.ts';
import { courseDocument } from './course-queries.ts';

const TaughtCourseContext = createContext<number | null>(null);

/** The course that a teacher works on; `null` for administrators, who see all of them. */
export const useTaughtCourse = (): number | null => use(TaughtCourseContext);

/** Confines what pages read to one course of a teacher, and lets them choose which. Administrators are not confined. */
export function TaughtCourse({ user, children }: { user: User; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => Number(readTextInTab('taughtCourse')));
  const courseId = user.teaches.includes(chosen) ? chosen : (user.teaches[0] ?? 0);
  const confined = useCallback(
    <T extends z.ZodType>(query: LiveQuery<T>) => confinedTo(courseId, query),
    [courseId],
  );
  if (user.role !== 'teacher') return children;
  const choose = (id: number) => {
    storeTextInTab('taughtCourse', String(id));
    setChosen(id);
  };
  return (
    <TaughtCourseContext value={courseId}>
      <QueryConfinement value={confined}>
        {user.teaches.length > 1 && (
          <Stack
            component="nav"
            aria-label={adminMessages.teacher.courses}
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 3 }}
          >
            {user.teaches.map((id) => (
              <CourseButton key={id} id={id} isChosen={id === courseId} onChoose={() => choose(id)} />
            ))}
          </Stack>
        )}
        {/* What is open belongs to the course before. */}
        <div key={courseId}>{children}</div>
      </QueryConfinement>
    </TaughtCourseContext>
  );
}

type CourseButtonProps = { id: number; isChosen: boolean; onChoose: () => void };

function CourseButton({ id, isChosen, onChoose }: CourseButtonProps) {
  const { live } = useLiveDocument(courseDocument(id));
  // A course that is gone stays with the account until an administrator changes that.
  if (live.state === 'ready' && live.data === null) return null;
  return (
    <Button variant={isChosen ? 'contained' : 'outlined'} aria-pressed={isChosen} onClick={onChoose}>
      {live.state === 'ready' && live.data ? courseTitle(live.data) : <Skeleton width="10ch" />}
    </Button>
  );
}
