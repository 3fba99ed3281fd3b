import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { DownlineChoice } from './DownlineChoice.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferList } from './TransferList.tsx';
import classes from './Transfers.module.css';
import { useLine } from './use-line.ts';
import { downlineTermsQuery, uplineTermsQuery } from './use-transfers.ts';

/** Transfers along the agent line: to the agent above and, for agents, to the members below; and what was sent and received. */
export function TransferPage() {
  const { t } = useTranslation('transfers');
  const { up, down } = useLine();
  const [way, setWay] = useState<'upline' | 'downline'>(up ? 'upline' : 'downline');
  return (
    <div className={classes.page}>
      {up && down ? (
        <ChoiceBar
          label={t('way.label')}
          chosen={way}
          choices={(['upline', 'downline'] as const).map((value) => ({ value, text: t(`way.${value}`) }))}
          onChoose={setWay}
        />
      ) : null}
      {!up && !down ? (
        <EmptyState
          title={t('noLineTitle')}
          hint={t('noLineHint')}
          icon={<IconUsersGroup size={34} stroke={1.4} />}
        />
      ) : way === 'downline' || !up ? (
        <Down />
      ) : (
        <Up />
      )}
      <TransferList />
    </div>
  );
}

function Up() {
  const failureText = useFailureText();
  const terms = useQuery(uplineTermsQuery);
  if (terms.isPending) return <ListSkeleton rows={3} height={72} />;
  if (terms.isError && !terms.data) {
    return <ErrorState message={failureText(terms.error)} onRetry={() => void terms.refetch()} />;
  }
  const { toUpline } = terms.data;
  return (
    <TransferForm
      terms={terms.data}
      to={toUpline === null ? null : { account: toUpline }}
      bodyOf={(amount) => ({ direction: 'upline', amount })}
    />
  );
}

function Down() {
  const failureText = useFailureText();
  const terms = useQuery(downlineTermsQuery);
  const [member, setMember] = useState<{ memberId: string; account: string } | null>(null);
  if (terms.isPending) return <ListSkeleton rows={3} height={72} />;
  if (terms.isError && !terms.data) {
    return <ErrorState message={failureText(terms.error)} onRetry={() => void terms.refetch()} />;
  }
  return (
    <TransferForm
      terms={terms.data}
      to={member}
      bodyOf={(amount) => ({ direction: 'downline', amount, memberId: member?.memberId ?? '' })}
    >
      <DownlineChoice chosen={member} onChoose={setMember} />
    </TransferForm>
  );
}
