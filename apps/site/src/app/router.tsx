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
import type { LobbyPath } from '../features/lobby/lobby-pages.ts';
import { readLobbySearch } from '../features/lobby/lobby-search.ts';
import { readResultsSearch } from '../features/lottery/results-search.ts';
import { readPromotionId, readPromotionSearch } from '../features/promotions/promotion-search.ts';
import { readBoardSearch } from '../features/winners/board-search.ts';
import { readLayers } from '../parts/address/search.ts';
import { loadPart } from '../parts/loading/load-part.ts';
import { HomePage } from './home/HomePage.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { CrashPage } from './shell/CrashPage.tsx';

const root = createRootRoute({
  component: AppShell,
  notFoundComponent: lazyRouteComponent(
    () => loadPart(() => import('./shell/NotFoundPage.tsx')),
    'NotFoundPage',
  ),
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
const DoorPage = lazyRouteComponent(() => loadPart(() => import('./shell/DoorPage.tsx')), 'DoorPage');
const login = createRoute({ getParentRoute: () => root, path: '/login', component: DoorPage });
const register = createRoute({ getParentRoute: () => root, path: '/register', component: DoorPage });
const registerPage = createRoute({ getParentRoute: () => root, path: '/register.html', component: DoorPage });

const CategoryPage = lazyRouteComponent(
  () => loadPart(() => import('./category/CategoryPage.tsx')),
  'CategoryPage',
);
/** A category of games; all of them are one page that reads its address. */
const category = <Path extends LobbyPath>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readLobbySearch,
    component: CategoryPage,
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

const promotions = createRoute({
  getParentRoute: () => root,
  path: '/promotions',
  validateSearch: readPromotionSearch,
  component: lazyRouteComponent(
    () => loadPart(() => import('./promotions/PromotionsWithNotices.tsx')),
    'PromotionsWithNotices',
  ),
});

const promoDetail = createRoute({
  getParentRoute: () => root,
  path: '/promoDetail',
  validateSearch: readPromotionId,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/promotions/PromotionDetailPage.tsx')),
    'PromotionDetailPage',
  ),
});

const vip = createRoute({
  getParentRoute: () => root,
  path: '/vip',
  component: lazyRouteComponent(() => loadPart(() => import('../features/vip/VipPage.tsx')), 'VipPage'),
});

const pointMall = createRoute({
  getParentRoute: () => root,
  path: '/pointMall',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/points/PointMallPage.tsx')),
    'PointMallPage',
  ),
});

const winners = createRoute({
  getParentRoute: () => root,
  path: '/winners',
  validateSearch: readBoardSearch,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/winners/WinnersPage.tsx')),
    'WinnersPage',
  ),
});

const lotteryResults = createRoute({
  getParentRoute: () => root,
  path: '/lotteryResults',
  validateSearch: readResultsSearch,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/lottery/ResultsPage.tsx')),
    'ResultsPage',
  ),
});

const feedback = createRoute({
  getParentRoute: () => root,
  path: '/feedback',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/feedback/FeedbackPage.tsx')),
    'FeedbackPage',
  ),
});

const service = createRoute({
  getParentRoute: () => root,
  path: '/service',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/chat/ServicePage.tsx')),
    'ServicePage',
  ),
});

const InstallPage = lazyRouteComponent(
  () => loadPart(() => import('../features/install/InstallPage.tsx')),
  'InstallPage',
);
const down = createRoute({ getParentRoute: () => root, path: '/down', component: InstallPage });
const join = createRoute({ getParentRoute: () => root, path: '/join', component: InstallPage });
/** The same for whoever has no session where the site needs one. */
const download = createRoute({ getParentRoute: () => root, path: '/download', component: InstallPage });

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

/** The router of the site. Made when it is wanted: the tree of all addresses takes a phone a while. */
export const createSiteRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      start,
      home,
      login,
      register,
      registerPage,
      external,
      down,
      join,
      download,
      feedback,
      service,
      category('/rng'),
      category('/live'),
      category('/pvp'),
      category('/fish'),
      category('/hot'),
      category('/fav'),
      category('/sports'),
      category('/esports'),
      category('/lottery'),
      category('/vnlottery'),
      category('/seaLottery'),
      category('/elott'),
      category('/seamless'),
      game,
      fair,
      help,
      bareHelp,
      noticePage,
      promotions,
      promoDetail,
      vip,
      pointMall,
      winners,
      lotteryResults,
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
    router: ReturnType<typeof createSiteRouter>;
  }
}
