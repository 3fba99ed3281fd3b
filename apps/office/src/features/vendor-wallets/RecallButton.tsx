import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import type { Vendor } from './VendorBooks.tsx';

const { officeVendorWallets, officeRecallVendorWallets, officeEndVendorRecall } = calls.officeVendorWallets;

/** Orders everybody's money back from a vendor, or lets it go there again, with a reason for the audit log. */
export function RecallButton({ vendor: { name, vassalage, recall } }: { vendor: Vendor }) {
  const { t } = useTranslation('officeVendorWallets');
  const words = { vendor: `\u2068${textIn(name, useLanguage())}\u2069` };
  const shared = {
    size: 'xs',
    variant: 'default',
    leftSection: <IconArrowBackUp size={15} />,
    touches: [officeVendorWallets],
    request: ({ reason }: { reason: string }) => ({ params: { vendor: vassalage }, body: { reason } }),
  } as const;
  return recall === null ? (
    <ActButton
      {...shared}
      call={officeRecallVendorWallets}
      title={t('recall.title', words)}
      text={t('recall.text', words)}
      isGrave
    >
      {t('recall.ask')}
    </ActButton>
  ) : (
    <ActButton
      {...shared}
      call={officeEndVendorRecall}
      title={t('recall.endTitle', words)}
      text={t('recall.endText', words)}
    >
      {t('recall.end')}
    </ActButton>
  );
}
