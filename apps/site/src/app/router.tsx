import { PageSkeleton } from '@ikka/ui';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { HomePage } from '../features/lobby/HomePage.tsx';
import { AppShell } from '../features/shell/AppShell.tsx';
import { CrashPage } from '../features/shell/CrashPage.tsx';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { readLayers } from './search.ts';

const root = createRootRoute({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  validateSearch: readLayers,
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/index', search, replace: true });
  },
});

const home = createRoute({ getParentRoute: () => root, path: '/index', component: HomePage });
const login = createRoute({ getParentRoute: () => root, path: '/login', component: HomePage });
const register = createRoute({ getParentRoute: () => root, path: '/register', component: HomePage });
const registerPage = createRoute({ getParentRoute: () => root, path: '/register.html', component: HomePage });

interface SlotSearch {
  page?: string | undefined;
  name?: string | undefined;
  pageNo?: number | undefined;
}

const rng = createRoute({
  getParentRoute: () => root,
  path: '/rng',
  validateSearch: (search: Record<string, unknown>): SlotSearch => {
    const pageNo = Number(search.pageNo);
    return {
      ...(typeof search.page === 'string' ? { page: search.page } : {}),
      ...(typeof search.name === 'string' && search.name ? { name: search.name } : {}),
      ...(Number.isSafeInteger(pageNo) && pageNo > 1 ? { pageNo } : {}),
    };
  },
  component: lazyRouteComponent(() => import('../features/lobby/CategoryPage.tsx'), 'CategoryPage'),
});

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: (
    search: Record<string, unknown>,
  ): { gameId?: string; vassalage?: string; trial?: true } => ({
    ...(typeof search.gameId === 'string' ? { gameId: search.gameId } : {}),
    ...(typeof search.vassalage === 'string' ? { vassalage: search.vassalage } : {}),
    ...(search.trial === true || search.trial === 'true' ? { trial: true } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/game/GamePage.tsx'), 'GamePage'),
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: lazyRouteComponent(() => import('../features/fair/FairPage.tsx'), 'FairPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([start, home, login, register, registerPage, rng, game, fair]),
  defaultPreload: 'intent',
  defaultPendingComponent: () => (
    <div className="page">
      <PageSkeleton />
    </div>
  ),
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
