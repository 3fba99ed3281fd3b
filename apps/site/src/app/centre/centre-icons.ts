import {
  IconArrowsExchange,
  IconCashBanknote,
  IconChartBar,
  IconCoins,
  IconGift,
  IconHandStop,
  IconHistory,
  IconId,
  IconMail,
  IconReceipt,
  IconReceiptRefund,
  IconShieldCheck,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CentrePage } from '../../parts/address/search.ts';

/** The sign of each page of the member centre, in its own menu and wherever the site leads to it. */
export const centreIcons: Record<CentrePage, TablerIcon> = {
  securityCenter: IconShieldCheck,
  profile: IconId,
  depositv2: IconCoins,
  withdraw: IconCashBanknote,
  personalHistoryCopy: IconHistory,
  manualRebate: IconReceiptRefund,
  transferFund: IconWallet,
  transferUpline: IconArrowsExchange,
  transactionHistory: IconReceipt,
  personalProfit: IconChartBar,
  bonusDetails: IconGift,
  messageV2: IconMail,
  responsibleGaming: IconHandStop,
};
