import {
  IconAdjustmentsHorizontal,
  IconArrowsDiff,
  IconArrowsExchange,
  IconBallFootball,
  IconBell,
  IconBook2,
  IconBuildingBank,
  IconBuildingStore,
  IconCashBanknote,
  IconCoins,
  IconCrown,
  IconDeviceGamepad2,
  IconDice5,
  IconDoor,
  IconFish,
  IconGift,
  IconHelpHexagon,
  IconHistory,
  IconId,
  IconLayoutDashboard,
  IconLink,
  IconMailOpened,
  IconMessage2,
  IconMessage2Star,
  IconMessages,
  IconMessageUser,
  IconPhoto,
  IconPlayCardStar,
  IconReceiptRefund,
  IconReportAnalytics,
  IconScale,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import {
  adjustmentsSearch,
  cashbackSearch,
  depositsSearch,
  reconciliationSearch,
  transfersSearch,
  vendorWalletsSearch,
  withdrawalsSearch,
} from './money-search.ts';
import { page } from './page-route.tsx';
import {
  affiliatesSearch,
  alarmsSearch,
  approvalsSearch,
  auditSearch,
  cardCasesSearch,
  chatsSearch,
  documentsSearch,
  feedbackSearch,
  gamesSearch,
  hallsSearch,
  listSearch,
  lotterySearch,
  matchSearch,
  memberSearch,
  membersSearch,
  roundsSearch,
  settingsSearch,
  sportsSearch,
  tableChatSearch,
} from './page-search.ts';
import { reportSearch, reportsSearch, returnSearch } from './report-search.ts';

/**
 * Every page within the shell, in the order of the navigation: its address, its component, what an operator needs to see it, what its
 * address may carry, and how it stands in the navigation.
 */
export const pages = [
  page('/', () => import('./features/overview/OverviewPage.tsx'), 'OverviewPage', {
    navigation: { text: 'overview', icon: IconLayoutDashboard },
  }),
  page('/alarms', () => import('./features/alarms/AlarmsPage.tsx'), 'AlarmsPage', {
    needs: 'alarms.read',
    search: alarmsSearch,
    navigation: { text: 'alarms', icon: IconBell },
  }),
  page('/approvals', () => import('./features/approvals/ApprovalsPage.tsx'), 'ApprovalsPage', {
    search: approvalsSearch,
    navigation: {
      text: 'approvals',
      icon: IconUsersGroup,
      needsOne: ['settings.write', 'operators.write', 'trading.write'],
    },
  }),
  page('/approvals/$proposalId', () => import('./features/approvals/ApprovalPage.tsx'), 'ApprovalPage'),
  page('/members', () => import('./features/members/MembersPage.tsx'), 'MembersPage', {
    needs: 'members.read',
    search: membersSearch,
    navigation: { text: 'members', icon: IconUsers },
  }),
  page('/members/$memberId', () => import('./features/members/MemberPage.tsx'), 'MemberPage', {
    needs: 'members.read',
    search: memberSearch,
  }),
  page('/affiliates', () => import('./features/affiliates/AffiliatesPage.tsx'), 'AffiliatesPage', {
    needs: 'members.read',
    search: affiliatesSearch,
    navigation: { text: 'affiliates', icon: IconTicket },
  }),
  page('/documents', () => import('./features/documents/DocumentsPage.tsx'), 'DocumentsPage', {
    needs: 'documents.review',
    search: documentsSearch,
    navigation: { text: 'documents', icon: IconId },
  }),
  page('/documents/$documentId', () => import('./features/documents/DocumentPage.tsx'), 'DocumentPage', {
    needs: 'documents.review',
  }),
  page('/rounds', () => import('./features/rounds/RoundsPage.tsx'), 'RoundsPage', {
    needs: 'rounds.read',
    search: roundsSearch,
    navigation: { text: 'rounds', icon: IconDice5 },
  }),
  page('/rounds/$roundId', () => import('./features/rounds/RoundPage.tsx'), 'RoundPage', {
    needs: 'rounds.read',
  }),
  page('/games', () => import('./features/catalogue/CataloguePage.tsx'), 'CataloguePage', {
    needs: 'content.read',
    search: gamesSearch,
    navigation: { text: 'games', icon: IconDeviceGamepad2 },
  }),
  page('/games/$gameId', () => import('./features/catalogue/GamePage.tsx'), 'GamePage', {
    needs: 'content.read',
  }),
  page('/vendors', () => import('./features/vendors/VendorsPage.tsx'), 'VendorsPage', {
    needs: 'content.read',
    navigation: { text: 'vendors', icon: IconBuildingStore },
  }),
  page('/rooms', () => import('./features/rooms/RoomsPage.tsx'), 'RoomsPage', {
    needs: 'rounds.read',
    navigation: { text: 'rooms', icon: IconDoor },
  }),
  page('/halls', () => import('./features/halls/HallsPage.tsx'), 'HallsPage', {
    needs: 'rounds.read',
    search: hallsSearch,
    navigation: { text: 'halls', icon: IconFish },
  }),
  page('/card-cases', () => import('./features/card-cases/CardCasesPage.tsx'), 'CardCasesPage', {
    needs: 'integrity.read',
    search: cardCasesSearch,
    navigation: { text: 'cardCases', icon: IconPlayCardStar },
  }),
  page('/card-cases/$caseId', () => import('./features/card-cases/CardCasePage.tsx'), 'CardCasePage', {
    needs: 'integrity.read',
  }),
  page('/lottery', () => import('./features/lottery/LotteryPage.tsx'), 'LotteryPage', {
    needs: 'rounds.read',
    search: lotterySearch,
    navigation: { text: 'lottery', icon: IconTicket },
  }),
  page('/sports', () => import('./features/sports/SportsPage.tsx'), 'SportsPage', {
    needs: 'trading.read',
    search: sportsSearch,
    navigation: { text: 'sports', icon: IconBallFootball },
  }),
  page('/sports/$fixture', () => import('./features/sports/MatchPage.tsx'), 'MatchPage', {
    needs: 'trading.read',
    search: matchSearch,
  }),
  page('/deposits', () => import('./features/deposits/DepositsPage.tsx'), 'DepositsPage', {
    needs: 'deposits.read',
    search: depositsSearch,
    navigation: { text: 'deposits', icon: IconBuildingBank },
  }),
  page('/deposits/$depositId', () => import('./features/deposits/DepositPage.tsx'), 'DepositPage', {
    needs: 'deposits.read',
  }),
  page(
    '/reconciliation',
    () => import('./features/reconciliation/ReconciliationPage.tsx'),
    'ReconciliationPage',
    {
      needs: 'deposits.read',
      search: reconciliationSearch,
      navigation: { text: 'reconciliation', icon: IconArrowsDiff },
    },
  ),
  page('/withdrawals', () => import('./features/withdrawals/WithdrawalsPage.tsx'), 'WithdrawalsPage', {
    needs: 'withdrawals.read',
    search: withdrawalsSearch,
    navigation: { text: 'withdrawals', icon: IconCashBanknote },
  }),
  page(
    '/withdrawals/$withdrawalId',
    () => import('./features/withdrawals/WithdrawalPage.tsx'),
    'WithdrawalPage',
    { needs: 'withdrawals.read' },
  ),
  page('/cashback', () => import('./features/cashback/CashbackPage.tsx'), 'CashbackPage', {
    needs: 'books.read',
    search: cashbackSearch,
    navigation: { text: 'cashback', icon: IconReceiptRefund },
  }),
  page('/bonuses', () => import('./features/bonuses/BonusesPage.tsx'), 'BonusesPage', {
    needs: 'bonuses.read',
    navigation: { text: 'bonuses', icon: IconCoins },
  }),
  page('/bonuses/new', () => import('./features/bonuses/NewBonusPage.tsx'), 'NewBonusPage', {
    needs: 'bonuses.write',
  }),
  page('/bonuses/$offerId', () => import('./features/bonuses/BonusPage.tsx'), 'BonusPage', {
    needs: 'bonuses.read',
  }),
  page('/adjustments', () => import('./features/treasury/AdjustmentsPage.tsx'), 'AdjustmentsPage', {
    needs: 'adjustments.read',
    search: adjustmentsSearch,
    navigation: { text: 'adjustments', icon: IconScale },
  }),
  page(
    '/adjustments/$adjustmentId',
    () => import('./features/treasury/AdjustmentPage.tsx'),
    'AdjustmentPage',
    { needs: 'adjustments.read' },
  ),
  page('/transfers', () => import('./features/transfers/TransfersPage.tsx'), 'TransfersPage', {
    needs: 'books.read',
    search: transfersSearch,
    navigation: { text: 'transfers', icon: IconArrowsExchange },
  }),
  page(
    '/vendor-wallets',
    () => import('./features/vendor-wallets/VendorWalletsPage.tsx'),
    'VendorWalletsPage',
    {
      needs: 'books.read',
      search: vendorWalletsSearch,
      navigation: { text: 'vendorWallets', icon: IconWallet },
    },
  ),
  page('/books', () => import('./features/books/BooksPage.tsx'), 'BooksPage', {
    needs: 'books.read',
    navigation: { text: 'books', icon: IconBook2 },
  }),
  page('/reports', () => import('./features/reports/ReportsPage.tsx'), 'ReportsPage', {
    needs: 'books.read',
    search: reportsSearch,
    navigation: { text: 'reports', icon: IconReportAnalytics },
  }),
  page('/reports/$day', () => import('./features/reports/DayPage.tsx'), 'DayPage', {
    needs: 'books.read',
    search: reportSearch,
  }),
  page('/returns', () => import('./features/returns/ReturnsPage.tsx'), 'ReturnsPage', {
    needs: 'books.read',
    navigation: { text: 'returns', icon: IconTargetArrow },
  }),
  page(
    '/returns/$gameId/$version',
    () => import('./features/returns/VersionReturnsPage.tsx'),
    'VersionReturnsPage',
    { needs: 'books.read', search: returnSearch },
  ),
  page('/notices', () => import('./features/notices/NoticesPage.tsx'), 'NoticesPage', {
    needs: 'content.read',
    search: listSearch,
    navigation: { text: 'notices', icon: IconSpeakerphone },
  }),
  page('/banners', () => import('./features/banners/BannersPage.tsx'), 'BannersPage', {
    needs: 'content.read',
    navigation: { text: 'banners', icon: IconPhoto },
  }),
  page('/links', () => import('./features/links/LinksPage.tsx'), 'LinksPage', {
    needs: 'content.read',
    navigation: { text: 'links', icon: IconLink },
  }),
  page('/promotions', () => import('./features/promotions/PromotionsPage.tsx'), 'PromotionsPage', {
    needs: 'content.read',
    navigation: { text: 'promotions', icon: IconGift },
  }),
  page('/promotions/new', () => import('./features/promotions/PromotionEditPage.tsx'), 'NewPromotionPage', {
    needs: 'content.write',
  }),
  page(
    '/promotions/$promotionId',
    () => import('./features/promotions/PromotionEditPage.tsx'),
    'PromotionEditPage',
    { needs: 'content.read' },
  ),
  page('/vip', () => import('./features/vip/VipPage.tsx'), 'VipPage', {
    needs: 'settings.read',
    navigation: { text: 'vip', icon: IconCrown },
  }),
  page('/help', () => import('./features/help/HelpTextsPage.tsx'), 'HelpTextsPage', {
    needs: 'content.read',
    navigation: { text: 'help', icon: IconHelpHexagon },
  }),
  page('/help/new', () => import('./features/help/HelpEditPage.tsx'), 'NewHelpPage', {
    needs: 'content.write',
  }),
  page('/help/$key', () => import('./features/help/HelpEditPage.tsx'), 'HelpEditPage', {
    needs: 'content.read',
  }),
  page('/chats', () => import('./features/chats/ChatsPage.tsx'), 'ChatsPage', {
    needs: 'support.answer',
    search: chatsSearch,
    navigation: { text: 'chats', icon: IconMessages },
  }),
  page('/table-chat', () => import('./features/table-chat/TableChatPage.tsx'), 'TableChatPage', {
    needs: 'support.answer',
    search: tableChatSearch,
    navigation: { text: 'tableChat', icon: IconMessageUser },
  }),
  page('/feedback', () => import('./features/feedback/FeedbackPage.tsx'), 'FeedbackPage', {
    needs: 'support.answer',
    search: feedbackSearch,
    navigation: { text: 'feedback', icon: IconMessage2Star },
  }),
  page('/messages', () => import('./features/messages/MessagesPage.tsx'), 'MessagesPage', {
    needs: 'messages.read',
    search: listSearch,
    navigation: { text: 'messages', icon: IconMessage2 },
  }),
  page('/outbox', () => import('./features/outbox/OutboxPage.tsx'), 'OutboxPage', {
    needs: 'outbox.read',
    search: listSearch,
    navigation: { text: 'outbox', icon: IconMailOpened, ofOutbox: true },
  }),
  page('/settings', () => import('./features/settings/SettingsPage.tsx'), 'SettingsPage', {
    needs: 'settings.read',
    search: settingsSearch,
    navigation: { text: 'settings', icon: IconAdjustmentsHorizontal },
  }),
  page('/audit', () => import('./features/audit/AuditPage.tsx'), 'AuditPage', {
    needs: 'audit.read',
    search: auditSearch,
    navigation: { text: 'audit', icon: IconHistory },
  }),
  page('/operators', () => import('./features/operators/OperatorsPage.tsx'), 'OperatorsPage', {
    needs: 'operators.read',
    navigation: { text: 'operators', icon: IconUserShield },
  }),
] as const;
