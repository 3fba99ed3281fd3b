import type { LimitPeriod } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconShieldHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../parts/calls/session.ts';
import { AskCard } from '../../parts/forms/AskCard.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import { LimitDialog } from './LimitDialog.tsx';

const skippedKey = (account: string) => `ikka.first-limit-skipped.${account}`;

/** Before the first deposit: a limit for deposits, or on without one. Whoever has a limit is not asked. */
export function FirstLimit() {
  const { t } = useTranslation('protection');
  const protection = useQuery(protectionQuery);
  const key = skippedKey(useSession()?.account ?? '');
  const [isSkipped, setSkipped] = useState(() => sessionStorage.getItem(key) !== null);
  const [open, setOpen] = useState<LimitPeriod | null>(null);
  const own = protection.data?.limits.filter(({ kind }) => kind === 'deposit') ?? [];
  const isFree = own.every(({ inForce }) => inForce === null);
  if (isSkipped || !protection.data || !isFree) return null;
  const skip = () => {
    sessionStorage.setItem(key, '1');
    setSkipped(true);
  };
  return (
    <AskCard
      id="first-limit"
      icon={<IconShieldHeart size={22} stroke={1.6} />}
      title={t('first.title')}
      hint={t('first.hint')}
      ways={own.map((limit) => (
        <Button key={limit.period} variant="light" onClick={() => setOpen(limit.period)}>
          {t(`period.${limit.period}`)}
        </Button>
      ))}
      later={t('first.skip')}
      onLater={skip}
    >
      <LimitDialog
        limit={own.find(({ period }) => period === open) ?? null}
        currency={protection.data.currency}
        onClose={() => setOpen(null)}
      />
    </AskCard>
  );
}
