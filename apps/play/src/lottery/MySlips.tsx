import type { LotterySlip } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { playOf } from '@ikka/lottery/rules';
import { EmptyState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { Badge, Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { Board } from './Board.tsx';
import { usePlayWords } from './PlayPicker.tsx';
import classes from './side.module.css';
import { type DeskGame, rulesOf, useDesk, useSecondsLeft, useSlips, useSlipsChanged } from './use-desk.ts';

const tones = { open: 'blue', won: 'emerald', lost: 'gray', returned: 'amber' } as const;

/** The member's slips with what became of them; an open one can be taken back until its draw closes. */
export function MySlips({ games }: { games: readonly DeskGame[] }) {
  const { t } = useTranslation('lotteryDesk');
  const [page, setPage] = useState(1);
  const slips = useSlips(page);
  if (slips.isPending) return <ListSkeleton rows={3} height={64} />;
  const list = slips.data?.list ?? [];
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<IconTicket size={30} stroke={1.5} />}
        title={t('mineEmpty')}
        hint={t('mineEmptyHint')}
      />
    );
  }
  return (
    <div className={classes.mine}>
      {list.map((slip) => (
        <Slip key={slip.slipId} slip={slip} games={games} />
      ))}
      <Pager page={page} totalPages={slips.data?.totalPages ?? 1} onPage={setPage} />
    </div>
  );
}

function Slip({ slip, games }: { slip: LotterySlip; games: readonly DeskGame[] }) {
  const { t } = useTranslation('lotteryDesk');
  const language = useLanguage();
  const words = usePlayWords();
  const { play } = useDesk();
  const { server, currency } = usePlaySnapshot();
  const changed = useSlipsChanged();
  const [isBusy, setBusy] = useState(false);
  const left = useSecondsLeft(slip.closesAt);
  const name = games.find(({ code }) => code === slip.game)?.name;
  const { shape } = rulesOf(slip.game);
  const money = (amount: string, tone: 'plain' | 'win' = 'plain') => (
    <Money amount={amount} currency={server.currency} symbol={server.currencySymbol} tone={tone} />
  );

  async function cancel() {
    setBusy(true);
    await play.cancel(slip.slipId);
    setBusy(false);
    changed();
  }

  return (
    <article className={classes.ended} data-state={slip.state} data-testid="my-slip">
      <header>
        <span>
          <strong>{language === 'en' ? name?.EN : name?.UR}</strong> <Figure>{slip.issue}</Figure>
        </span>
        <Badge color={tones[slip.state]} variant="light">
          {t(`state.${slip.state}`)}
        </Badge>
      </header>
      {slip.board === null ? null : <Board shape={shape} board={slip.board} isSmall />}
      <ul>
        {slip.lines.map((line, at) => {
          const of = playOf(shape, line.play);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are known by their place
            <li key={at}>
              <span>
                {of === undefined ? line.play : words.full(of)} <bdi dir="ltr">{line.selection}</bdi>
              </span>
              {line.payout === null || amountOf(line.payout, currency) === 0n
                ? money(line.stake)
                : money(line.payout, 'win')}
            </li>
          );
        })}
      </ul>
      <footer>
        <span>
          {t('stake')} {money(slip.stake)}
        </span>
        {slip.payout === null ? null : (
          <span>
            {t('payout')} {money(slip.payout, slip.state === 'won' ? 'win' : 'plain')}
          </span>
        )}
        {slip.state === 'open' && left > 0 ? (
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
