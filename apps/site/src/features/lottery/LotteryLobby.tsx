import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconListNumbers, IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../app/use-failure-text.ts';
import classes from './Lottery.module.css';
import { LotteryCard } from './LotteryCard.tsx';
import { type LotteryPageKey, lotteriesOf } from './lottery-view.ts';
import { useLotteries } from './use-lotteries.ts';

/** The lotteries of a page, each with its countdown, and the way to all results. */
export function LotteryLobby({ page }: { page: LotteryPageKey }) {
  const { t } = useTranslation(['lotteryPages', 'lobby']);
  const failureText = useFailureText();
  const { lotteries, now } = useLotteries();
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
      <div className={classes.grid}>
        {games.map((game) => (
          <LotteryCard key={game.code} game={game} now={now} />
        ))}
      </div>
    </section>
  );
}
