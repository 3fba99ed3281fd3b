import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LockedTurnover } from '../../parts/bonuses/LockedTurnover.tsx';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { AutoTransfer } from './AutoTransfer.tsx';
import { FundsCard, useHidden } from './FundsCard.tsx';
import { TransferForm } from './TransferForm.tsx';
import { fundsQuery, useRefreshFunds } from './use-wallets.ts';
import { WalletList } from './WalletList.tsx';
import classes from './Wallets.module.css';
import { WalletTransferList } from './WalletTransferList.tsx';

/** The member's money by wallet: what he has in all, what lies where, and the way between the main wallet and the vendors'. */
export function WalletsPage() {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  const funds = useQuery(fundsQuery);
  const refresh = useRefreshFunds();
  const [hidden] = useHidden();
  const hasAnywhere = funds.data?.wallets.some(({ comparedAt }) => comparedAt !== null) ?? false;

  // Who comes here wants to know what is there now: the vendors are asked once, behind what is booked already.
  const asked = useRef(false);
  const { mutate: ask } = refresh;
  useEffect(() => {
    if (!hasAnywhere || asked.current) return;
    asked.current = true;
    ask();
  }, [hasAnywhere, ask]);

  if (funds.isPending) return <ListSkeleton rows={4} height={96} />;
  if (funds.isError && !funds.data)
    return <ErrorState message={failureText(funds.error)} onRetry={() => void funds.refetch()} />;
  const { wallets } = funds.data;
  return (
    <div className={classes.page}>
      <FundsCard
        funds={funds.data}
        isBusy={refresh.isPending}
        failure={refresh.isError ? failureText(refresh.error) : undefined}
        onRefresh={() => refresh.mutate()}
      />
      <LockedTurnover hidden={hidden} />
      {wallets.length === 0 ? (
        <EmptyState
          title={t('single.title')}
          hint={t('single.hint')}
          icon={<IconWallet size={34} stroke={1.4} />}
        />
      ) : (
        <>
          <WalletList funds={funds.data} />
          <TransferForm funds={funds.data} />
          <AutoTransfer isOn={funds.data.autoTransfer} />
          <WalletTransferList />
        </>
      )}
    </div>
  );
}
