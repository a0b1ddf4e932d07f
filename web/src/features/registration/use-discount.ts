import { useEffect, useState } from 'react';
import type { CheckedDiscount } from './check-discount.ts';

/** The state of a code; `none` without a code or a course. */
export type DiscountState = { state: 'none' } | { state: 'checking' } | CheckedDiscount;

const none = { state: 'none' } as const;
const checking = { state: 'checking' } as const;

const load = () => import('./registration-form.ts');

/**
 * Checks a code with the server whenever the code or the course changes. A late reply to an earlier check is ignored.
 */
export function useDiscount(code: string, courseId: number | undefined): DiscountState {
  const key = code === '' || courseId === undefined ? '' : `${courseId} ${code}`;
  const [answer, setAnswer] = useState<{ key: string; checked: CheckedDiscount }>();
  useEffect(() => {
    if (key === '' || courseId === undefined) return undefined;
    let isCurrent = true;
    load()
      .then(({ checkDiscount }) => checkDiscount(code, courseId))
      .then(
        (checked) => isCurrent && setAnswer({ key, checked }),
        // The registration reports a failure, because it needs the same file.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [code, courseId, key]);
  if (key === '') return none;
  return answer?.key === key ? answer.checked : checking;
}
