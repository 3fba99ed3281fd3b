import type { SportsBet } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useBookWords } from '@ikka/sports/words';
import { Figure } from '@ikka/ui';
import classes from './RoundDetail.module.css';

/** A bet on sports: each selection with what became of it, and why. */
export function SportsBetDetail({ bet }: { bet: SportsBet }) {
  const { t, matchName, marketName, outcomeName, whyValues } = useBookWords();
  return (
    <section className={classes.section} data-testid="sports-bet-detail">
      <h4 className={classes.title}>
        {bet.legs.length === 1
          ? t('mode.single')
          : bet.lines === 1
            ? t('fold', { count: bet.legs.length })
            : t('lines', { count: bet.lines })}
      </h4>
      <ol className={classes.slipLines}>
        {bet.legs.map(({ fixture, market, outcome, outcomeName: person, odds, result, why, ...leg }) => (
          <li key={`${fixture.id}${market}`}>
            <span>
              <strong>{outcomeName(market, outcome, fixture, person)}</strong> {marketName(market, fixture)}
              <br />
              {matchName(fixture)}
              <br />
              {result === null ? null : t(`result.${result}`)}{' '}
              {leg.placeResult === null ? null : `${t('eachWay.place')} ${t(`result.${leg.placeResult}`)} `}
              {why === null ? null : t(`why.${why.key as 'score'}`, whyValues(why.values, fixture))}
              {leg.eachWay === null ? null : (
                <>
                  <br />
                  {t('eachWay.terms', leg.eachWay)}
                </>
              )}
              {leg.deductionPercent === 0 ? null : (
                <>
                  <br />
                  {t('eachWay.deduction', { percent: leg.deductionPercent })}
                </>
              )}
            </span>
            <Figure>{odds}</Figure>
          </li>
        ))}
      </ol>
      {bet.countsFor === bet.stake ? null : <p>{t('edit.counts', { amount: bet.countsFor })}</p>}
      {bet.before.toReversed().map(({ changedAt, legs }) => (
        <p key={changedAt}>
          {t('edit.was', { when: formatInstant(changedAt) })}{' '}
          {legs.map(({ fixture, market, outcome, outcomeName: person, odds }) => (
            <span key={`${fixture.id}${market}`}>
              {outcomeName(market, outcome, fixture, person)} · {marketName(market, fixture)}{' '}
              <Figure>{odds}</Figure>{' '}
            </span>
          ))}
        </p>
      ))}
      {bet.isCorrected ? <p>{t('corrected')}</p> : null}
    </section>
  );
}
