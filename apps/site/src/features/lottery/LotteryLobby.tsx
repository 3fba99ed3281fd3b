import type { LotteryMenuGame } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { type FamilyCode, familyKey } from '@ikka/lottery/rules';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconListNumbers, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './Lottery.module.css';
import { LotteryCard } from './LotteryCard.tsx';
import { byFamily, type LotteryPageKey, lotteriesOf } from './lottery-view.ts';
import { lotteriesQuery } from './use-lotteries.ts';

/** The lotteries of a page, each with its countdown, and the way to all results. */
export function LotteryLobby({ page }: { page: LotteryPageKey }) {
  const { t } = useTranslation(['lotteryPages', 'lobby']);
  const failureText = useFailureText();
  const lotteries = useQuery(lotteriesQuery);
  if (lotteries.isPending) return <ListSkeleton rows={3} height={220} />;
  if (lotteries.isError) {
    return <ErrorState message={failureText(lotteries.error)} onRetry={() => void lotteries.refetch()} />;
  }
  const games = lotteriesOf(page, lotteries.data.list);
  if (games.length === 0) {
    return (
      <EmptyState
        icon={<IconTicket size={34} stroke={1.5} />}
        title={t(`lobby:page.${page}.emptyTitle`)}
        hint={t(`lobby:page.${page}.emptyHint`)}
      />
    );
  }
  return (
    <section className={classes.lobby} aria-label={t('title')}>
      <div className={classes.bar}>
        <p>{t('promise')}</p>
        <Button
          component={Link}
          to="/lotteryResults"
          variant="default"
          leftSection={<IconListNumbers size={18} />}
        >
          {t('allResults')}
        </Button>
      </div>
      {byFamily(games).map(([family, own]) => (
        <Family key={family} family={family} games={own} aheadMs={lotteries.data.aheadMs} />
      ))}
    </section>
  );
}

/** So many of a family are shown before all are asked for: of provinces those that draw soonest. */
const shownFirst = 6;

function Family({
  family,
  games,
  aheadMs,
}: {
  family: FamilyCode;
  games: readonly LotteryMenuGame[];
  aheadMs: number;
}) {
  const { t } = useTranslation('lotteryPages');
  const { say } = useGameTexts('lottery');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? games : games.slice(0, shownFirst);
  return (
    <section className={classes.family} aria-label={say(familyKey(family).replace('lottery:', ''))}>
      <h2>{say(familyKey(family).replace('lottery:', ''))}</h2>
      <div className={classes.grid}>
        {shown.map((game) => (
          <LotteryCard key={game.code} game={game} aheadMs={aheadMs} />
        ))}
      </div>
      {shown.length === games.length ? null : (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('showAll', { count: games.length })}
        </Button>
      )}
    </section>
  );
}
