import type { LotterySlip } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Board, LineStory } from '@ikka/lottery/stage';
import { EmptyState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { Badge, Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './side.module.css';
import {
  type DeskGame,
  type HeldDraw,
  rulesOf,
  useDesk,
  useSecondsLeft,
  useSlips,
  useSlipsChanged,
} from './use-desk.ts';

const tones = { open: 'indigo', won: 'emerald', lost: 'gray', returned: 'gray' } as const;
/** Lines that stand there at once; the others by a press. */
const linesShown = 2;

/** The member's slips with what became of them; an open one can be taken back until its draw closes. */
export function MySlips({ games, held }: { games: readonly DeskGame[]; held: HeldDraw | null }) {
  const { t } = useTranslation('lotteryDesk');
  const [page, setPage] = useState(1);
  const { isPending, list, totalPages } = useSlips(page, held);
  if (isPending) return <ListSkeleton rows={3} height={64} />;
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
      <Pager page={page} totalPages={totalPages} onPage={setPage} />
    </div>
  );
}

function Slip({ slip, games }: { slip: LotterySlip; games: readonly DeskGame[] }) {
  const { t } = useTranslation('lotteryDesk');
  const language = useLanguage();
  const { play } = useDesk();
  const { server } = usePlaySnapshot();
  const changed = useSlipsChanged();
  const [isBusy, setBusy] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const left = useSecondsLeft(slip.closesAt);
  const name = games.find(({ code }) => code === slip.game)?.name;
  const { shape } = rulesOf(slip.game);
  const money = (amount: string, tone: 'plain' | 'win' = 'plain') => (
    <Money amount={amount} currency={server.currency} symbol={server.currencySymbol} tone={tone} />
  );
  const hidden = isWhole ? 0 : Math.max(0, slip.lines.length - linesShown);

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
          <strong>{textIn(name, language)}</strong> <Figure>{slip.issue}</Figure>
        </span>
        {slip.chaseId === null ? null : <Badge variant="default">{t('ofChase')}</Badge>}
        <Badge color={tones[slip.state]} variant="light">
          {t(`state.${slip.state}`)}
        </Badge>
      </header>
      {slip.board === null ? null : <Board shape={shape} board={slip.board} size="small" />}
      <div className={classes.slipLines}>
        {slip.lines.slice(0, slip.lines.length - hidden).map((line, at) => (
          <LineStory
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are known by their place
            key={at}
            shape={shape}
            line={line}
            board={slip.board}
            units={line.units}
            money={
              <>
                {money(line.stake)}
                {line.payout === null || /^[0.]*$/.test(line.payout) ? null : (
                  <span>→ {money(line.payout, 'win')}</span>
                )}
              </>
            }
          />
        ))}
        {hidden === 0 ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {t('andMore', { count: hidden })}
          </Button>
        )}
      </div>
      {slip.revision > 0 ? <p className={classes.keysNote}>{t('corrected')}</p> : null}
      <footer>
        <span>
          {t('stake')} {money(slip.stake)}
        </span>
        {slip.payout === null ? null : (
          <span>
            {t('payout')} {money(slip.payout, slip.state === 'won' ? 'win' : 'plain')}
          </span>
        )}
        {Number(slip.rebate) > 0 ? (
          <span>
            {t('rebateOf')} {money(slip.rebate)}
          </span>
        ) : null}
        {slip.state === 'open' && left > 0 ? (
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
