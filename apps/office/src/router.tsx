import { PageSkeleton } from '@ikka/ui';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loginSearch } from './page-search.ts';
import { pages } from './pages.tsx';
import { PageFailed } from './shell/PageFailed.tsx';
import { rootRoute, shellRoute, unknownRoute } from './shell-route.tsx';

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./features/login/LoginPage.tsx'), 'LoginPage'),
});

const routeTree = rootRoute.addChildren([loginRoute, shellRoute.addChildren([...pages, unknownRoute])]);

export function createOfficeRouter() {
  return createRouter({
    routeTree,
    basepath: '/office',
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageFailed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>;
  }
}
