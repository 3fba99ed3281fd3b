import type { Permission } from '@ikka/contract';
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
  type TablerIcon,
} from '@tabler/icons-react';

export interface NavigationEntry {
  readonly to:
    | '/'
    | '/members'
    | '/affiliates'
    | '/documents'
    | '/rounds'
    | '/games'
    | '/vendors'
    | '/rooms'
    | '/halls'
    | '/card-cases'
    | '/lottery'
    | '/sports'
    | '/deposits'
    | '/reconciliation'
    | '/withdrawals'
    | '/adjustments'
    | '/cashback'
    | '/bonuses'
    | '/transfers'
    | '/vendor-wallets'
    | '/books'
    | '/reports'
    | '/returns'
    | '/alarms'
    | '/approvals'
    | '/notices'
    | '/banners'
    | '/links'
    | '/promotions'
    | '/vip'
    | '/help'
    | '/messages'
    | '/feedback'
    | '/chats'
    | '/table-chat'
    | '/outbox'
    | '/settings'
    | '/audit'
    | '/operators';
  readonly text:
    | 'overview'
    | 'members'
    | 'affiliates'
    | 'documents'
    | 'rounds'
    | 'games'
    | 'vendors'
    | 'rooms'
    | 'halls'
    | 'cardCases'
    | 'lottery'
    | 'sports'
    | 'deposits'
    | 'reconciliation'
    | 'withdrawals'
    | 'adjustments'
    | 'cashback'
    | 'bonuses'
    | 'transfers'
    | 'vendorWallets'
    | 'books'
    | 'reports'
    | 'returns'
    | 'alarms'
    | 'approvals'
    | 'notices'
    | 'banners'
    | 'links'
    | 'promotions'
    | 'vip'
    | 'help'
    | 'messages'
    | 'feedback'
    | 'chats'
    | 'tableChat'
    | 'outbox'
    | 'settings'
    | 'audit'
    | 'operators';
  readonly icon: TablerIcon;
  readonly needs?: Permission;
  /** One of these is enough. */
  readonly needsOne?: readonly Permission[];
  /** Shown only where messages stay here instead of being sent. */
  readonly ofOutbox?: true;
}

/** The pages of the office in their order, each with what an operator needs to see it. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', text: 'overview', icon: IconLayoutDashboard },
  { to: '/alarms', text: 'alarms', icon: IconBell, needs: 'alarms.read' },
  {
    to: '/approvals',
    text: 'approvals',
    icon: IconUsersGroup,
    needsOne: ['settings.write', 'operators.write', 'trading.write'],
  },
  { to: '/members', text: 'members', icon: IconUsers, needs: 'members.read' },
  { to: '/affiliates', text: 'affiliates', icon: IconTicket, needs: 'members.read' },
  { to: '/documents', text: 'documents', icon: IconId, needs: 'documents.review' },
  { to: '/rounds', text: 'rounds', icon: IconDice5, needs: 'rounds.read' },
  { to: '/games', text: 'games', icon: IconDeviceGamepad2, needs: 'content.read' },
  { to: '/vendors', text: 'vendors', icon: IconBuildingStore, needs: 'content.read' },
  { to: '/rooms', text: 'rooms', icon: IconDoor, needs: 'rounds.read' },
  { to: '/halls', text: 'halls', icon: IconFish, needs: 'rounds.read' },
  { to: '/card-cases', text: 'cardCases', icon: IconPlayCardStar, needs: 'integrity.read' },
  { to: '/lottery', text: 'lottery', icon: IconTicket, needs: 'rounds.read' },
  { to: '/sports', text: 'sports', icon: IconBallFootball, needs: 'trading.read' },
  { to: '/deposits', text: 'deposits', icon: IconBuildingBank, needs: 'deposits.read' },
  { to: '/reconciliation', text: 'reconciliation', icon: IconArrowsDiff, needs: 'deposits.read' },
  { to: '/withdrawals', text: 'withdrawals', icon: IconCashBanknote, needs: 'withdrawals.read' },
  { to: '/cashback', text: 'cashback', icon: IconReceiptRefund, needs: 'books.read' },
  { to: '/bonuses', text: 'bonuses', icon: IconCoins, needs: 'bonuses.read' },
  { to: '/adjustments', text: 'adjustments', icon: IconScale, needs: 'adjustments.read' },
  { to: '/transfers', text: 'transfers', icon: IconArrowsExchange, needs: 'books.read' },
  { to: '/vendor-wallets', text: 'vendorWallets', icon: IconWallet, needs: 'books.read' },
  { to: '/books', text: 'books', icon: IconBook2, needs: 'books.read' },
  { to: '/reports', text: 'reports', icon: IconReportAnalytics, needs: 'books.read' },
  { to: '/returns', text: 'returns', icon: IconTargetArrow, needs: 'books.read' },
  { to: '/notices', text: 'notices', icon: IconSpeakerphone, needs: 'content.read' },
  { to: '/banners', text: 'banners', icon: IconPhoto, needs: 'content.read' },
  { to: '/links', text: 'links', icon: IconLink, needs: 'content.read' },
  { to: '/promotions', text: 'promotions', icon: IconGift, needs: 'content.read' },
  { to: '/vip', text: 'vip', icon: IconCrown, needs: 'settings.read' },
  { to: '/help', text: 'help', icon: IconHelpHexagon, needs: 'content.read' },
  { to: '/chats', text: 'chats', icon: IconMessages, needs: 'support.answer' },
  { to: '/table-chat', text: 'tableChat', icon: IconMessageUser, needs: 'support.answer' },
  { to: '/feedback', text: 'feedback', icon: IconMessage2Star, needs: 'support.answer' },
  { to: '/messages', text: 'messages', icon: IconMessage2, needs: 'messages.read' },
  { to: '/outbox', text: 'outbox', icon: IconMailOpened, needs: 'outbox.read', ofOutbox: true },
  { to: '/settings', text: 'settings', icon: IconAdjustmentsHorizontal, needs: 'settings.read' },
  { to: '/audit', text: 'audit', icon: IconHistory, needs: 'audit.read' },
  { to: '/operators', text: 'operators', icon: IconUserShield, needs: 'operators.read' },
];
