import { SecurityPage } from '../../features/security/SecurityPage.tsx';
import type { CentrePage, SecurityPart } from '../../parts/address/search.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { AccountCard } from './AccountCard.tsx';

const DepositWithAsks = lazyPart(async () => (await import('./DepositWithAsks.tsx')).DepositWithAsks);
const WithdrawPage = lazyPart(
  async () => (await import('../../features/withdrawals/WithdrawPage.tsx')).WithdrawPage,
);
const RecordPage = lazyPart(async () => (await import('../../features/records/RecordPage.tsx')).RecordPage);
const AccountPage = lazyPart(
  async () => (await import('../../features/records/AccountPage.tsx')).AccountPage,
);
const CashbackPage = lazyPart(
  async () => (await import('../../features/cashback/CashbackPage.tsx')).CashbackPage,
);
const TransferPage = lazyPart(
  async () => (await import('../../features/transfers/TransferPage.tsx')).TransferPage,
);
const WalletsPage = lazyPart(
  async () => (await import('../../features/wallets/WalletsPage.tsx')).WalletsPage,
);
const ProfitPage = lazyPart(async () => (await import('../../features/records/ProfitPage.tsx')).ProfitPage);
const BonusesWithMovements = lazyPart(
  async () => (await import('./BonusesWithMovements.tsx')).BonusesWithMovements,
);
const MessagesPage = lazyPart(
  async () => (await import('../../features/messages/MessagesPage.tsx')).MessagesPage,
);
const ProtectionPage = lazyPart(
  async () => (await import('../../features/protection/ProtectionPage.tsx')).ProtectionPage,
);
const ProfileWithBoard = lazyPart(async () => (await import('./ProfileWithBoard.tsx')).ProfileWithBoard);
const PaymentPasswordPart = lazyPart(
  async () => (await import('../../features/security/PaymentPasswordPart.tsx')).PaymentPasswordPart,
);
const ContactPart = lazyPart(
  async () => (await import('../../features/security/ContactPart.tsx')).ContactPart,
);
const AuthenticatorPart = lazyPart(
  async () => (await import('../../features/security/AuthenticatorPart.tsx')).AuthenticatorPart,
);
const DevicesPart = lazyPart(
  async () => (await import('../../features/security/DevicesPart.tsx')).DevicesPart,
);
const LoginLogPart = lazyPart(
  async () => (await import('../../features/security/LoginLogPart.tsx')).LoginLogPart,
);
const PayoutsPart = lazyPart(
  async () => (await import('../../features/payouts/PayoutsPart.tsx')).PayoutsPart,
);
const DocumentsPart = lazyPart(
  async () => (await import('../../features/documents/DocumentsPart.tsx')).DocumentsPart,
);
const PasskeyList = lazyPart(
  async () => (await import('../../features/identity/PasskeyList.tsx')).PasskeyList,
);
const LinkedAccounts = lazyPart(
  async () => (await import('../../features/identity/LinkedAccounts.tsx')).LinkedAccounts,
);

/** The page of the centre that the address names. */
export function CentrePanel({ page, part }: { page: CentrePage; part: SecurityPart | undefined }) {
  switch (page) {
    case 'securityCenter':
      return part ? <Part part={part} /> : <SecurityPage card={<AccountCard />} />;
    case 'profile':
      return <ProfileWithBoard />;
    case 'depositv2':
      return <DepositWithAsks />;
    case 'withdraw':
      return <WithdrawPage />;
    case 'transferFund':
      return <WalletsPage />;
    case 'transferUpline':
      return <TransferPage />;
    case 'personalHistoryCopy':
      return <RecordPage />;
    case 'manualRebate':
      return <CashbackPage />;
    case 'transactionHistory':
      return <AccountPage />;
    case 'personalProfit':
      return <ProfitPage />;
    case 'bonusDetails':
      return <BonusesWithMovements />;
    case 'messageV2':
      return <MessagesPage />;
    case 'responsibleGaming':
      return <ProtectionPage />;
  }
}

function Part({ part }: { part: SecurityPart }) {
  switch (part) {
    case 'paymentPassword':
      return <PaymentPasswordPart />;
    case 'email':
    case 'mobile':
      return <ContactPart key={part} kind={part} />;
    case 'authenticator':
      return <AuthenticatorPart />;
    case 'passkeys':
      return <PasskeyList />;
    case 'linked':
      return <LinkedAccounts />;
    case 'payouts':
      return <PayoutsPart />;
    case 'documents':
      return <DocumentsPart />;
    case 'devices':
      return <DevicesPart />;
    case 'loginLog':
      return <LoginLogPart />;
  }
}
