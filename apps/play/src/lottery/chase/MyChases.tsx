import type { LotteryChase } from '@ikka/contract';
import { refusalMessage, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { usePlaySnapshot } from '../../hud/use-play.ts';
import { type DeskGame, useDesk } from '../use-desk.ts';
import classes from './chase.module.css';
import { useChases } from './use-chases.ts';

const tones = { running: 'indigo', ended: 'gray', stopped: 'gray' } as const;

/** The member's chases that run or ended last: each draw with what became of it, and the way to stop. */
export function MyChases({ games }: { games: readonly DeskGame[] }) {
  const { t } = useTranslation('lotteryDesk');
  const chases = useChases();
  const list = chases.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className={classes.mine} aria-label={t('chase.mine')} data-testid="my-chases">
      {list.map((chase) => (
        <Chase key={chase.chaseId} chase={chase} games={games} onChanged={() => void chases.refetch()} />
      ))}
    </section>
  );
}

function Chase({
  chase,
  games,
  onChanged,
}: {
  chase: LotteryChase;
  games: readonly DeskGame[];
  onChanged: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const language = useLanguage();
  const { play } = useDesk();
  const { server } = usePlaySnapshot();
  const [isBusy, setBusy] = useState(false);
  const name = games.find(({ code }) => code === chase.game)?.name;
  const money = (amount: string, tone: 'plain' | 'win' = 'plain') => (
    <Money amount={amount} currency={server.currency} symbol={server.currencySymbol} tone={tone} />
  );
  async function stop() {
    setBusy(true);
    await play.stopChase(chase.chaseId);
    setBusy(false);
    onChanged();
  }
  return (
    <article className={classes.chase} data-state={chase.state}>
      <header>
        <strong>
          {t('chase.title')} · {textIn(name, language)}
        </strong>
        <Badge color={tones[chase.state]} variant="light">
          {t(`chase.state.${chase.state}`)}
        </Badge>
      </header>
      <ol className={classes.track}>
        {chase.steps.map(({ issue, multiple, state, why }) => (
          <li
            key={issue}
            data-state={state}
            title={`${issue}: ${t(`chase.step.${state}`)}${why === null ? '' : ` (${refusalMessage(why, language)})`}`}
          >
            <Figure>×{multiple}</Figure>
          </li>
        ))}
      </ol>
      {chase.why === null ? null : <p className={classes.note}>{refusalMessage(chase.why, language)}</p>}
      <footer>
        <span>
          {t('chase.charged')} {money(chase.charged)}
        </span>
        <span>
          {t('payout')} {money(chase.won, Number(chase.won) > Number(chase.charged) ? 'win' : 'plain')}
        </span>
        {chase.state === 'running' ? (
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void stop()}>
            {t('chase.stop')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
