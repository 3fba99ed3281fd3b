import { useTranslation } from '@ikka/i18n/react';
import { IconArrowsExchange2, IconScale } from '@tabler/icons-react';
import { PageHead } from '../../parts/PageHead.tsx';
import { Sides } from '../../parts/Sides.tsx';
import { VendorBooks } from './VendorBooks.tsx';
import { WalletTransfers } from './WalletTransfers.tsx';

/** Wallets that vendors keep: the transfers between them and the main ones, and whether the vendors' books are ours. */
export function VendorWalletsPage() {
  const { t } = useTranslation('officeVendorWallets');
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Sides
        label={t('tabs')}
        sides={[
          {
            name: 'transfers',
            title: t('tab.transfers'),
            icon: IconArrowsExchange2,
            shows: <WalletTransfers />,
          },
          { name: 'books', title: t('tab.books'), icon: IconScale, shows: <VendorBooks /> },
        ]}
      />
    </>
  );
}
