import { PageSkeleton } from '@ikka/ui';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { moneyRoutes } from './money-routes.tsx';
import {
  affiliatesSearch,
  auditSearch,
  cardCasesSearch,
  chatsSearch,
  documentsSearch,
  feedbackSearch,
  gamesSearch,
  hallsSearch,
  loginSearch,
  lotterySearch,
  matchSearch,
  memberSearch,
  membersSearch,
  messagesSearch,
  noticesSearch,
  outboxSearch,
  roundsSearch,
  settingsSearch,
  sportsSearch,
  tableChatSearch,
} from './page-search.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { rootRoute, shellRoute, unknownRoute } from './shell-route.tsx';

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./features/login/LoginPage.tsx'), 'LoginPage'),
});

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./features/overview/OverviewPage.tsx'), 'OverviewPage'),
});

const membersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/members',
  validateSearch: membersSearch,
  component: lazyRouteComponent(() => import('./features/members/MembersPage.tsx'), 'MembersPage'),
});

const memberRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/members/$memberId',
  validateSearch: memberSearch,
  component: lazyRouteComponent(() => import('./features/members/MemberPage.tsx'), 'MemberPage'),
});

const affiliatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/affiliates',
  validateSearch: affiliatesSearch,
  component: lazyRouteComponent(() => import('./features/affiliates/AffiliatesPage.tsx'), 'AffiliatesPage'),
});

const documentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documents',
  validateSearch: documentsSearch,
  component: lazyRouteComponent(() => import('./features/documents/DocumentsPage.tsx'), 'DocumentsPage'),
});

const documentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documents/$documentId',
  component: lazyRouteComponent(() => import('./features/documents/DocumentPage.tsx'), 'DocumentPage'),
});

const roundsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/rounds',
  validateSearch: roundsSearch,
  component: lazyRouteComponent(() => import('./features/rounds/RoundsPage.tsx'), 'RoundsPage'),
});

const roundRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/rounds/$roundId',
  component: lazyRouteComponent(() => import('./features/rounds/RoundPage.tsx'), 'RoundPage'),
});

const gamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games',
  validateSearch: gamesSearch,
  component: lazyRouteComponent(() => import('./features/catalogue/CataloguePage.tsx'), 'CataloguePage'),
});

const gameRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games/$gameId',
  component: lazyRouteComponent(() => import('./features/catalogue/GamePage.tsx'), 'GamePage'),
});

const roomsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/rooms',
  component: lazyRouteComponent(() => import('./features/rooms/RoomsPage.tsx'), 'RoomsPage'),
});

const hallsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/halls',
  validateSearch: hallsSearch,
  component: lazyRouteComponent(() => import('./features/halls/HallsPage.tsx'), 'HallsPage'),
});

const cardCasesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/card-cases',
  validateSearch: cardCasesSearch,
  component: lazyRouteComponent(() => import('./features/card-cases/CardCasesPage.tsx'), 'CardCasesPage'),
});

const cardCaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/card-cases/$caseId',
  component: lazyRouteComponent(() => import('./features/card-cases/CardCasePage.tsx'), 'CardCasePage'),
});

const lotteryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/lottery',
  validateSearch: lotterySearch,
  component: lazyRouteComponent(() => import('./features/lottery/LotteryPage.tsx'), 'LotteryPage'),
});

const sportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sports',
  validateSearch: sportsSearch,
  component: lazyRouteComponent(() => import('./features/sports/SportsPage.tsx'), 'SportsPage'),
});

const matchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sports/$fixture',
  validateSearch: matchSearch,
  component: lazyRouteComponent(() => import('./features/sports/MatchPage.tsx'), 'MatchPage'),
});

const vendorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vendors',
  component: lazyRouteComponent(() => import('./features/vendors/VendorsPage.tsx'), 'VendorsPage'),
});

const noticesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notices',
  validateSearch: noticesSearch,
  component: lazyRouteComponent(() => import('./features/notices/NoticesPage.tsx'), 'NoticesPage'),
});

const bannersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/banners',
  component: lazyRouteComponent(() => import('./features/banners/BannersPage.tsx'), 'BannersPage'),
});

const linksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/links',
  component: lazyRouteComponent(() => import('./features/links/LinksPage.tsx'), 'LinksPage'),
});

const helpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('./features/help/HelpTextsPage.tsx'), 'HelpTextsPage'),
});

const newHelpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help/new',
  component: lazyRouteComponent(() => import('./features/help/HelpEditPage.tsx'), 'NewHelpPage'),
});

const helpEditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help/$key',
  component: lazyRouteComponent(() => import('./features/help/HelpEditPage.tsx'), 'HelpEditPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/messages',
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import('./features/messages/MessagesPage.tsx'), 'MessagesPage'),
});

const promotionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/promotions',
  component: lazyRouteComponent(() => import('./features/promotions/PromotionsPage.tsx'), 'PromotionsPage'),
});

const newPromotionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/promotions/new',
  component: lazyRouteComponent(
    () => import('./features/promotions/PromotionEditPage.tsx'),
    'NewPromotionPage',
  ),
});

const promotionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/promotions/$promotionId',
  component: lazyRouteComponent(
    () => import('./features/promotions/PromotionEditPage.tsx'),
    'PromotionEditPage',
  ),
});

const vipRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vip',
  component: lazyRouteComponent(() => import('./features/vip/VipPage.tsx'), 'VipPage'),
});

const feedbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/feedback',
  validateSearch: feedbackSearch,
  component: lazyRouteComponent(() => import('./features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
});

const tableChatRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/table-chat',
  validateSearch: tableChatSearch,
  component: lazyRouteComponent(() => import('./features/table-chat/TableChatPage.tsx'), 'TableChatPage'),
});

const chatsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/chats',
  validateSearch: chatsSearch,
  component: lazyRouteComponent(() => import('./features/chats/ChatsPage.tsx'), 'ChatsPage'),
});

const outboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/outbox',
  validateSearch: outboxSearch,
  component: lazyRouteComponent(() => import('./features/outbox/OutboxPage.tsx'), 'OutboxPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('./features/settings/SettingsPage.tsx'), 'SettingsPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('./features/audit/AuditPage.tsx'), 'AuditPage'),
});

const operatorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/operators',
  component: lazyRouteComponent(() => import('./features/operators/OperatorsPage.tsx'), 'OperatorsPage'),
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  shellRoute.addChildren([
    overviewRoute,
    unknownRoute,
    membersRoute,
    memberRoute,
    affiliatesRoute,
    documentsRoute,
    documentRoute,
    roundsRoute,
    roundRoute,
    gamesRoute,
    gameRoute,
    vendorsRoute,
    roomsRoute,
    hallsRoute,
    cardCasesRoute,
    cardCaseRoute,
    lotteryRoute,
    sportsRoute,
    matchRoute,
    ...moneyRoutes,
    noticesRoute,
    bannersRoute,
    linksRoute,
    helpRoute,
    newHelpRoute,
    helpEditRoute,
    messagesRoute,
    feedbackRoute,
    chatsRoute,
    tableChatRoute,
    promotionsRoute,
    newPromotionRoute,
    promotionRoute,
    vipRoute,
    outboxRoute,
    settingsRoute,
    auditRoute,
    operatorsRoute,
  ]),
]);

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
