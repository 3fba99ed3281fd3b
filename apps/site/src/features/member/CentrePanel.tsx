import { lazyPart } from '../../app/lazy-part.ts';
import type { CentrePage, SecurityPart } from '../../app/search.ts';
import { SecurityPage } from '../security/SecurityPage.tsx';

const DepositPage = lazyPart(async () => (await import('../cashier/DepositPage.tsx')).DepositPage);
const WithdrawPage = lazyPart(async () => (await import('../withdrawals/WithdrawPage.tsx')).WithdrawPage);
const RecordPage = lazyPart(async () => (await import('../records/RecordPage.tsx')).RecordPage);
const AccountPage = lazyPart(async () => (await import('../records/AccountPage.tsx')).AccountPage);
const CashbackPage = lazyPart(async () => (await import('../cashback/CashbackPage.tsx')).CashbackPage);
const TransferPage = lazyPart(async () => (await import('../transfers/TransferPage.tsx')).TransferPage);
const WalletsPage = lazyPart(async () => (await import('../wallets/WalletsPage.tsx')).WalletsPage);
const ProfitPage = lazyPart(async () => (await import('../records/ProfitPage.tsx')).ProfitPage);
const BonusesPage = lazyPart(async () => (await import('../bonuses/BonusesPage.tsx')).BonusesPage);
const MessagesPage = lazyPart(async () => (await import('../messages/MessagesPage.tsx')).MessagesPage);
const ProtectionPage = lazyPart(
  async () => (await import('../protection/ProtectionPage.tsx')).ProtectionPage,
);
const ProfilePage = lazyPart(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage);
const PaymentPasswordPart = lazyPart(
  async () => (await import('../security/PaymentPasswordPart.tsx')).PaymentPasswordPart,
);
const ContactPart = lazyPart(async () => (await import('../security/ContactPart.tsx')).ContactPart);
const AuthenticatorPart = lazyPart(
  async () => (await import('../security/AuthenticatorPart.tsx')).AuthenticatorPart,
);
const DevicesPart = lazyPart(async () => (await import('../security/DevicesPart.tsx')).DevicesPart);
const LoginLogPart = lazyPart(async () => (await import('../security/LoginLogPart.tsx')).LoginLogPart);
const PayoutsPart = lazyPart(async () => (await import('../payouts/PayoutsPart.tsx')).PayoutsPart);
const DocumentsPart = lazyPart(async () => (await import('../documents/DocumentsPart.tsx')).DocumentsPart);
const PasskeyList = lazyPart(async () => (await import('../identity/PasskeyList.tsx')).PasskeyList);
const LinkedAccounts = lazyPart(async () => (await import('../identity/LinkedAccounts.tsx')).LinkedAccounts);

/** The page of the centre that the address names. */
export function CentrePanel({ page, part }: { page: CentrePage; part: SecurityPart | undefined }) {
  switch (page) {
    case 'securityCenter':
      return part ? <Part part={part} /> : <SecurityPage />;
    case 'profile':
      return <ProfilePage />;
    case 'depositv2':
      return <DepositPage />;
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
      return <BonusesPage />;
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
