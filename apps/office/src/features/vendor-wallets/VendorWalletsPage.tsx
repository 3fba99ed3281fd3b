import { useTranslation } from '@ikka/i18n/react';
import { Tabs } from '@mantine/core';
import { IconArrowsExchange2, IconScale } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHead } from '../../parts/PageHead.tsx';
import { VendorBooks } from './VendorBooks.tsx';
import { WalletTransfers } from './WalletTransfers.tsx';

/** Wallets that vendors keep: the transfers between them and the main ones, and whether the vendors' books are ours. */
export function VendorWalletsPage() {
  const { t } = useTranslation('officeVendorWallets');
  const { tab } = useSearch({ from: '/shell/vendor-wallets' });
  const navigate = useNavigate({ from: '/vendor-wallets' });
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Tabs
        value={tab ?? 'transfers'}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ search: { tab: next === 'books' ? 'books' : undefined }, resetScroll: false })
        }
      >
        <Tabs.List mb="md" aria-label={t('tabs')}>
          <Tabs.Tab value="transfers" leftSection={<IconArrowsExchange2 size={17} />}>
            {t('tab.transfers')}
          </Tabs.Tab>
          <Tabs.Tab value="books" leftSection={<IconScale size={17} />}>
            {t('tab.books')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="transfers">
          <WalletTransfers />
        </Tabs.Panel>
        <Tabs.Panel value="books">
          <VendorBooks />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
