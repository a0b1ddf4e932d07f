import { render } from '@testing-library/react';
import { User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { aUserRecord } from '@tests/support/builders.ts';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LearnerProvider } from '@/features/learning/learner-access.ts';
import { AreaFrame } from './AreaFrame.tsx';

type RenderOptions = { path: string; address: string; user?: Partial<UserRecord> };

/** Renders a page of the learner's area at an address, for the learner `anjali`; returns its router. */
export function renderForLearner(page: ReactElement, { path, address, user }: RenderOptions) {
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: ['/before', address] },
  );
  const learner = { uid: 'anjali', user: User.parse(aUserRecord(user)) };
  render(
    <AreaFrame>
      <LearnerProvider value={learner}>
        <RouterProvider router={router} />
      </LearnerProvider>
    </AreaFrame>,
  );
  return router;
}
