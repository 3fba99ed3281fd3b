import type { SportsBet } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import classes from './bets.module.css';
import { OddsText } from './OddsButton.tsx';
import { useDateTime } from './use-date-time.ts';

/** What a bet was before its player changed it, last change first. */
export function FormerSlips({ bet }: { bet: SportsBet }) {
  const { t } = useBookWords();
  if (bet.before.length === 0) return null;
  return (
    <div className={classes.former} data-testid="former-slips">
      {bet.countsFor === bet.stake ? null : <p>{t('edit.counts', { amount: bet.countsFor })}</p>}
      {bet.before.toReversed().map((former) => (
        <FormerSlip key={former.changedAt} former={former} />
      ))}
    </div>
  );
}

function FormerSlip({ former: { changedAt, legs } }: { former: SportsBet['before'][number] }) {
  const { t, marketName, outcomeName } = useBookWords();
  const { time, day } = useDateTime(changedAt);
  return (
    <>
      <p>{t('edit.was', { when: `${day} ${time}`.trim() })}</p>
      <ol>
        {legs.map(({ fixture, market, outcome, outcomeName: person, odds }) => (
          <li key={`${fixture.id}${market}`}>
            {outcomeName(market, outcome, fixture, person)} · {marketName(market, fixture)}{' '}
            <OddsText odds={odds} />
          </li>
        ))}
      </ol>
    </>
  );
}
