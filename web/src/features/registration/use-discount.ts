import { useEffect, useState } from 'react';
import type { CheckedDiscount } from './check-discount.ts';

/** What is known of a code: nothing is asked without a code and a course. */
export type KnownDiscount = { state: 'none' } | { state: 'checking' } | CheckedDiscount;

const none = { state: 'none' } as const;
const checking = { state: 'checking' } as const;

const load = () => import('./registration-form.ts');

/** Asks the server about a code whenever the code or the course is another one. An answer that comes late says nothing. */
export function useDiscount(code: string, courseId: number | undefined): KnownDiscount {
  const question = code === '' || courseId === undefined ? '' : `${courseId} ${code}`;
  const [answer, setAnswer] = useState<{ question: string; checked: CheckedDiscount }>();
  useEffect(() => {
    if (question === '' || courseId === undefined) return undefined;
    let isAsked = true;
    load()
      .then(({ checkDiscount }) => checkDiscount(code, courseId))
      .then(
        (checked) => isAsked && setAnswer({ question, checked }),
        // The registration says what is wrong: it needs the same file.
        () => undefined,
      );
    return () => {
      isAsked = false;
    };
  }, [code, courseId, question]);
  if (question === '') return none;
  return answer?.question === question ? answer.checked : checking;
}
