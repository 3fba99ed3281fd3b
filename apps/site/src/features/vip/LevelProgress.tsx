import type { CallValue, calls } from '@ikka/contract';
import { formatInstant, formatMoney } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import classes from './LevelProgress.module.css';

type Progress = CallValue<typeof calls.vip.rankProgress>;

/** The member's level, the figure behind it, and what is missing to the next one. */
export function LevelProgress({ progress }: { progress: Progress }) {
  const { t } = useTranslation('vip');
  const { labelName, title, turnover, currency, next, missing, percent, changes } = progress;
  const isReached = next !== null && percent === 100;
  return (
    <section className={classes.progress} aria-labelledby="vip-own">
      <div className={classes.own}>
        <p id="vip-own" className={classes.kicker}>
          {t('own')}
        </p>
        <p className={classes.level}>
          <Figure>{labelName}</Figure> · {title}
        </p>
        <p className={classes.figure}>
          {t('turnover')} <Money amount={turnover} currency={currency} />
        </p>
      </div>
      <div className={classes.way}>
        {next === null ? (
          <p className={classes.next}>{t('highest')}</p>
        ) : (
          <>
            <p className={classes.next}>
              {isReached ? (
                t('reached', { label: next.labelName, title: next.title })
              ) : (
                <Trans
                  t={t}
                  i18nKey="missing"
                  values={{
                    missing: formatMoney(missing ?? '0.00', currency),
                    label: next.labelName,
                    title: next.title,
                  }}
                  components={{ sum: <Figure>{null}</Figure> }}
                />
              )}
            </p>
            <div
              className={classes.bar}
              role="progressbar"
              aria-label={t('barLabel', { label: next.labelName })}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span style={{ inlineSize: `${percent}%` }} />
            </div>
            <p className={classes.ends}>
              <Figure>{percent}%</Figure>
              <Money amount={next.turnover} currency={currency} />
            </p>
          </>
        )}
      </div>
      {changes.length > 0 ? (
        <details className={classes.changes}>
          <summary>{t('history')}</summary>
          <ol>
            {changes.map((change) => (
              <li key={change.rankLevel}>
                <Figure>{formatInstant(change.at)}</Figure>
                <span>
                  <Trans
                    t={t}
                    i18nKey="changed"
                    values={{
                      level: change.rankLevel,
                      title: change.title,
                      turnover: formatMoney(change.turnover, currency),
                      version: change.ladderVersion + 1,
                    }}
                    components={{ sum: <Figure>{null}</Figure> }}
                  />
                </span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}
