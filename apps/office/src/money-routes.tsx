import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  adjustmentsSearch,
  cashbackSearch,
  depositsSearch,
  reconciliationSearch,
  transfersSearch,
  vendorWalletsSearch,
  withdrawalsSearch,
} from './money-search.ts';
import { alarmsSearch, approvalsSearch } from './page-search.ts';
import { reportSearch, reportsSearch, returnSearch } from './report-search.ts';
import { shellRoute } from './shell-route.tsx';

const depositsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/deposits',
  validateSearch: depositsSearch,
  component: lazyRouteComponent(() => import('./features/deposits/DepositsPage.tsx'), 'DepositsPage'),
});

const depositRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/deposits/$depositId',
  component: lazyRouteComponent(() => import('./features/deposits/DepositPage.tsx'), 'DepositPage'),
});

const reconciliationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reconciliation',
  validateSearch: reconciliationSearch,
  component: lazyRouteComponent(
    () => import('./features/reconciliation/ReconciliationPage.tsx'),
    'ReconciliationPage',
  ),
});

const withdrawalsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/withdrawals',
  validateSearch: withdrawalsSearch,
  component: lazyRouteComponent(
    () => import('./features/withdrawals/WithdrawalsPage.tsx'),
    'WithdrawalsPage',
  ),
});

const withdrawalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/withdrawals/$withdrawalId',
  component: lazyRouteComponent(() => import('./features/withdrawals/WithdrawalPage.tsx'), 'WithdrawalPage'),
});

const cashbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cashback',
  validateSearch: cashbackSearch,
  component: lazyRouteComponent(() => import('./features/cashback/CashbackPage.tsx'), 'CashbackPage'),
});

const bonusesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bonuses',
  component: lazyRouteComponent(() => import('./features/bonuses/BonusesPage.tsx'), 'BonusesPage'),
});

const newBonusRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bonuses/new',
  component: lazyRouteComponent(() => import('./features/bonuses/NewBonusPage.tsx'), 'NewBonusPage'),
});

const bonusRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bonuses/$offerId',
  component: lazyRouteComponent(() => import('./features/bonuses/BonusPage.tsx'), 'BonusPage'),
});

const transfersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transfers',
  validateSearch: transfersSearch,
  component: lazyRouteComponent(() => import('./features/transfers/TransfersPage.tsx'), 'TransfersPage'),
});

const vendorWalletsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vendor-wallets',
  validateSearch: vendorWalletsSearch,
  component: lazyRouteComponent(
    () => import('./features/vendor-wallets/VendorWalletsPage.tsx'),
    'VendorWalletsPage',
  ),
});

const adjustmentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjustments',
  validateSearch: adjustmentsSearch,
  component: lazyRouteComponent(() => import('./features/treasury/AdjustmentsPage.tsx'), 'AdjustmentsPage'),
});

const adjustmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjustments/$adjustmentId',
  component: lazyRouteComponent(() => import('./features/treasury/AdjustmentPage.tsx'), 'AdjustmentPage'),
});

const approvalsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/approvals',
  validateSearch: approvalsSearch,
  component: lazyRouteComponent(() => import('./features/approvals/ApprovalsPage.tsx'), 'ApprovalsPage'),
});

const approvalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/approvals/$proposalId',
  component: lazyRouteComponent(() => import('./features/approvals/ApprovalPage.tsx'), 'ApprovalPage'),
});

const booksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/books',
  component: lazyRouteComponent(() => import('./features/books/BooksPage.tsx'), 'BooksPage'),
});

const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(() => import('./features/reports/ReportsPage.tsx'), 'ReportsPage'),
});

const reportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/$day',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('./features/reports/DayPage.tsx'), 'DayPage'),
});

const returnsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/returns',
  component: lazyRouteComponent(() => import('./features/returns/ReturnsPage.tsx'), 'ReturnsPage'),
});

const versionReturnsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/returns/$gameId/$version',
  validateSearch: returnSearch,
  component: lazyRouteComponent(
    () => import('./features/returns/VersionReturnsPage.tsx'),
    'VersionReturnsPage',
  ),
});

const alarmsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/alarms',
  validateSearch: alarmsSearch,
  component: lazyRouteComponent(() => import('./features/alarms/AlarmsPage.tsx'), 'AlarmsPage'),
});

/** The pages about money: queues, what is done by hand, the books. */
export const moneyRoutes = [
  depositsRoute,
  bonusesRoute,
  newBonusRoute,
  bonusRoute,
  depositRoute,
  reconciliationRoute,
  withdrawalsRoute,
  withdrawalRoute,
  cashbackRoute,
  transfersRoute,
  vendorWalletsRoute,
  adjustmentsRoute,
  adjustmentRoute,
  approvalsRoute,
  approvalRoute,
  booksRoute,
  reportsRoute,
  reportRoute,
  returnsRoute,
  versionReturnsRoute,
  alarmsRoute,
] as const;
