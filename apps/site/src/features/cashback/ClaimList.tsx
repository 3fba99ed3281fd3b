import { formatInstant, formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Money, Pager } from '@ikka/ui';
import { Button, UnstyledButton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { BetList } from './BetList.tsx';
import classes from './Cashback.module.css';
import { isNothing } from './cashback-view.ts';
import { LineTable } from './LineTable.tsx';
import { type CashbackClaim, cashbackClaimsQuery } from './use-cashback.ts';

/** What was claimed, newest first; each opens to its lines and bets. */
export function ClaimList() {
  const { t } = useTranslation('cashback');
  const failureText = useFailureText();
  const [pageNo, setPageNo] = useState(1);
  const [open, setOpen] = useState<CashbackClaim | null>(null);
  const claims = useQuery({ ...cashbackClaimsQuery(pageNo), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  if (open) return <ClaimDetail claim={open} onBack={() => setOpen(null)} />;
  if (claims.isPending) return <WaitingList of={claims} rows={3} height={60} />;
  if (claims.isError) {
    return <ErrorState message={failureText(claims.error)} onRetry={() => void claims.refetch()} />;
  }
  if (claims.data.total === 0) {
    return (
      <EmptyState
        title={t('noClaimsTitle')}
        hint={t('noClaimsHint')}
        icon={<IconReceipt size={34} stroke={1.4} />}
      />
    );
  }
  return (
    <>
      <ul className={classes.claims}>
        {claims.data.list.map((claim) => (
          <li key={claim.id}>
            <UnstyledButton
              className={classes.claim}
              aria-label={t('openClaim', { amount: formatMoney(claim.amount, claim.currency) })}
              onClick={() => setOpen(claim)}
            >
              <strong>
                <Money amount={claim.amount} currency={claim.currency} />
              </strong>
              <span className={classes.sub}>
                <Figure>{formatInstant(claim.claimedAt, zone)}</Figure> ·{' '}
                {t('betCount', { count: claim.bets })}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Pager page={claims.data.pageNum} totalPages={claims.data.totalPages} onPage={setPageNo} />
    </>
  );
}

function ClaimDetail({ claim, onBack }: { claim: CashbackClaim; onBack: () => void }) {
  const { t } = useTranslation(['cashback', 'common']);
  const zone = useQuery(statusQuery).data?.timeZone;
  const carried = [
    { key: 'carried' as const, amount: claim.carriedIn },
    { key: 'carriedOn' as const, amount: claim.carriedOn },
  ].filter(({ amount }) => !isNothing(amount));
  return (
    <div className={classes.page}>
      <div className={classes.due}>
        <p className={classes.sum}>
          <span>
            <Figure>{formatInstant(claim.claimedAt, zone)}</Figure>
          </span>
          <strong>
            <Money amount={claim.amount} currency={claim.currency} />
          </strong>
        </p>
        <Button variant="default" onClick={onBack}>
          {t('toClaims')}
        </Button>
      </div>
      <LineTable lines={claim.lines} currency={claim.currency} />
      {carried.length === 0 ? null : (
        <dl className={classes.parts}>
          {carried.map(({ key, amount }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <Money amount={amount} currency={claim.currency} signed />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <BetList claimId={claim.id} />
    </div>
  );
}
