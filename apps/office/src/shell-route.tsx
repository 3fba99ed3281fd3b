import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionStore } from './session/session-store.ts';
import { OfficeShell } from './shell/OfficeShell.tsx';
import { UnknownPage } from './shell/UnknownPage.tsx';

export const rootRoute = createRootRoute({ component: Outlet });

/** Whatever stands within the shell: for operators who are logged in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: OfficeShell,
  beforeLoad: ({ location }) => {
    if (sessionStore.token() === null) throw redirect({ to: '/login', search: { back: location.href } });
  },
});

/** Every address that the office does not have: the ways to those that it has stay beside it. */
export const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: UnknownPage,
});
