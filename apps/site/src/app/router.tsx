import { PageSkeleton } from '@ikka/ui';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readGameSearch } from '../features/game/game-search.ts';
import { keepResetToken } from '../features/identity/reset-token.ts';
import { HomePage } from '../features/lobby/HomePage.tsx';
import { AppShell } from '../features/shell/AppShell.tsx';
import { CrashPage } from '../features/shell/CrashPage.tsx';
import { DoorPage } from '../features/shell/DoorPage.tsx';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { loadPart } from './load-part.ts';
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
const login = createRoute({ getParentRoute: () => root, path: '/login', component: DoorPage });
const register = createRoute({ getParentRoute: () => root, path: '/register', component: DoorPage });
const registerPage = createRoute({ getParentRoute: () => root, path: '/register.html', component: DoorPage });

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
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/lobby/CategoryPage.tsx')),
    'CategoryPage',
  ),
});

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: readGameSearch,
  component: lazyRouteComponent(() => loadPart(() => import('../features/game/GamePage.tsx')), 'GamePage'),
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: lazyRouteComponent(() => loadPart(() => import('../features/fair/FairPage.tsx')), 'FairPage'),
});

const HelpPage = lazyRouteComponent(
  () => loadPart(() => import('../features/help/HelpPage.tsx')),
  'HelpPage',
);
const noticePage = createRoute({
  getParentRoute: () => root,
  path: '/noticePage',
  validateSearch: (
    search: Record<string, unknown>,
  ): { pageNo?: number | undefined; notice?: string | undefined } => {
    const pageNo = Number(search.pageNo);
    return {
      ...(Number.isSafeInteger(pageNo) && pageNo > 1 && pageNo < 10_000 ? { pageNo } : {}),
      ...(typeof search.notice === 'string' && /^[0-9a-f-]{36}$/.test(search.notice)
        ? { notice: search.notice }
        : {}),
    };
  },
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/notices/NoticePage.tsx')),
    'NoticePage',
  ),
});

const readWords = (search: Record<string, unknown>): { q?: string | undefined } =>
  typeof search.q === 'string' && search.q ? { q: search.q.slice(0, 80) } : {};
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  validateSearch: readWords,
  component: HelpPage,
});
const bareHelp = createRoute({
  getParentRoute: () => root,
  path: '/helpmc',
  validateSearch: readWords,
  component: HelpPage,
});

const external = createRoute({
  getParentRoute: () => root,
  path: '/external',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/identity/ExternalReturn.tsx')),
    'ExternalReturn',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  // The token of a mailed link leaves the address and the history before anything else happens.
  beforeLoad: ({ location, search }) => {
    if (keepResetToken(location.hash))
      throw redirect({ to: '/reset-password', search, hash: '', replace: true });
  },
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/identity/ResetPage.tsx')),
    'ResetPage',
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    home,
    login,
    register,
    registerPage,
    external,
    rng,
    game,
    fair,
    help,
    bareHelp,
    noticePage,
    resetPassword,
  ]),
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
