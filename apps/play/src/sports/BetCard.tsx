import type { SportsBet, SportsLeg } from '@ikka/contract';
import { isLive, scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { Money } from '@ikka/ui';
import { Badge } from '@mantine/core';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './bets.module.css';
import { CashOut } from './CashOut.tsx';
import { EditButton, type StartEdit } from './EditButton.tsx';
import { FormerSlips } from './FormerSlips.tsx';
import { OddsText } from './OddsButton.tsx';
import { useDateTime } from './use-date-time.ts';

const tones = { open: 'blue', won: 'emerald', lost: 'gray', returned: 'amber', cashed_out: 'teal' } as const;

/** A bet with its selections, what it costs and pays, and what the house offers for it now. */
export function BetCard({ bet, onEdit }: { bet: SportsBet; onEdit: StartEdit }) {
  const { t } = useBookWords();
  const { server } = usePlaySnapshot();
  const money = (amount: string, tone: 'plain' | 'win' = 'plain') => (
    <Money amount={amount} currency={server.currency} symbol={server.currencySymbol} tone={tone} />
  );
  const name =
    bet.legs.length === 1
      ? t('mode.single')
      : bet.lines === 1
        ? t('fold', { count: bet.legs.length })
        : t('lines', { count: bet.lines });
  return (
    <article className={classes.bet} data-state={bet.state} data-testid="my-bet">
      <header>
        <strong>{name}</strong>
        <Badge color={tones[bet.state]} variant="light">
          {t(`betState.${bet.state}`)}
        </Badge>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <Leg key={`${leg.fixture.id}${leg.market}`} leg={leg} />
        ))}
      </ul>
      <FormerSlips bet={bet} />
      {bet.isCorrected ? <p className={classes.note}>{t('corrected')}</p> : null}
      <footer>
        <span>
          {t('stake')} {money(bet.stake)}
        </span>
        {bet.payout === null ? (
          <span>
            {t('returns')} {money(bet.returnMost)}
          </span>
        ) : (
          <span data-testid="payout">
            {t('paid')} {money(bet.payout, bet.state === 'won' ? 'win' : 'plain')}
          </span>
        )}
      </footer>
      {bet.state !== 'open' ? null : bet.legs.some(({ eachWay }) => eachWay !== null) ? (
        <p className={classes.note}>{t('eachWay.noCashOut')}</p>
      ) : (
        <CashOut bet={bet} />
      )}
      <EditButton bet={bet} onEdit={onEdit} />
    </article>
  );
}

function Leg({ leg }: { leg: SportsLeg }) {
  const { t, matchName, marketName, outcomeName, clockText, whyValues } = useBookWords();
  const { fixture, why } = leg;
  const scores = scoresOf(fixture);
  const { time, day } = useDateTime(fixture.startsAt);
  return (
    <li data-result={leg.result ?? undefined}>
      <div>
        <strong>{outcomeName(leg.market, leg.outcome, fixture, leg.outcomeName)}</strong>
        <OddsText odds={leg.odds} />
      </div>
      <small>
        {marketName(leg.market, fixture)} · {matchName(fixture)}
      </small>
      {leg.eachWay === null ? null : <small>{t('eachWay.terms', leg.eachWay)}</small>}
      {leg.deductionPercent === 0 ? null : (
        <small>{t('eachWay.deduction', { percent: leg.deductionPercent })}</small>
      )}
      <small className={classes.now}>
        {leg.result !== null && why !== null ? (
          <>
            <b>{t(`result.${leg.result}`)}</b>{' '}
            {leg.placeResult === null ? null : (
              <b>
                {t('eachWay.place')} {t(`result.${leg.placeResult}`)}{' '}
              </b>
            )}
            {t(`why.${why.key as 'score'}`, whyValues(why.values, fixture))}
          </>
        ) : scores !== null ? (
          <>
            <bdi dir="ltr">
              {scores.home || '–'} : {scores.away || '–'}
            </bdi>{' '}
            {isLive(fixture) ? <bdi>{clockText(fixture)}</bdi> : null}
          </>
        ) : (
          <bdi dir="ltr">
            {day} {time}
          </bdi>
        )}
      </small>
    </li>
  );
}
