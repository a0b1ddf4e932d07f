import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormShapes } from '@/components/FormShapes.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { lazyPart } from '@/lib/lazy-part.ts';
import type { Attempt } from './use-attempt.ts';
import * as texts from './texts.ts';

/** Loaded on demand, because it includes the SDK's code for second factors. */
const SecondFactorForm = lazyPart(() =>
  import('./SecondFactorForm.tsx').then((part) => part.SecondFactorForm),
);

/** The form of a sign-in page, followed by the second factor if the account has one. */
export function SecondFactorStep({ attempt, children }: { attempt: Attempt; children: ReactNode }) {
  const needsCode = attempt.state === 'second-factor';
  const form = useRef<HTMLDivElement>(null);
  const neededCode = useRef(false);
  useEffect(() => {
    if (neededCode.current && !needsCode)
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
    neededCode.current = needsCode;
  }, [needsCode]);
  return (
    <>
      {/* Stays mounted, so that the input is still there after Back. */}
      <div ref={form} hidden={needsCode}>
        {children}
      </div>
      {needsCode && (
        <Suspense
          fallback={
            <SkeletonView text={texts.oneMoment}>
              <FormShapes fields={1} />
            </SkeletonView>
          }
        >
          <SecondFactorForm {...attempt.challenge} />
        </Suspense>
      )}
    </>
  );
}
