import { render } from '@testing-library/react';
import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InitialEntry, RouteObject } from 'react-router-dom';
import { StaffMemberProvider } from '@/features/session/use-staff-member.ts';
import { AreaFrame } from './AreaFrame.tsx';

/** Renders pages of the admin area at an address, for the administrator Lakshmi; returns their router too. */
export function renderForAdministrator(routes: RouteObject[], address: InitialEntry, uid = 'admin') {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const administrator = { uid, user: User.parse(aUserRecord({ name: 'Lakshmi', role: 'admin' })) };
  const { unmount } = render(
    <AreaFrame>
      <StaffMemberProvider value={administrator}>
        <RouterProvider router={router} />
      </StaffMemberProvider>
    </AreaFrame>,
  );
  return { router, unmount };
}
