import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './LevelList.module.css';

type Ladder = CallValue<typeof calls.vip.vipLevels>;

/** Every level in its order; the member's own is marked. */
export function LevelList({ ladder, own }: { ladder: Ladder; own: number | undefined }) {
  const { t } = useTranslation('vip');
  return (
    <>
      <ol className={classes.levels}>
        {ladder.levels.map(({ rankLevel, labelName, title, turnover, benefits }) => (
          <li
            key={rankLevel}
            className={classes.level}
            data-own={rankLevel === own || undefined}
            aria-current={rankLevel === own ? 'true' : undefined}
          >
            <div className={classes.name}>
              <Figure className={classes.label}>{labelName}</Figure>
              <h3 className={classes.title}>{title}</h3>
              {rankLevel === own ? <span className={classes.mark}>{t('yours')}</span> : null}
            </div>
            <p className={classes.from}>
              {rankLevel === 0 ? (
                t('fromStart')
              ) : (
                <>
                  <span>{t('from')}</span> <Money amount={turnover} currency={ladder.currency} />
                </>
              )}
            </p>
            {benefits.length > 0 ? (
              <ul className={classes.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <IconCheck size={17} stroke={2} aria-hidden />
                    <span>{benefit}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={classes.none}>{t('noBenefits')}</p>
            )}
          </li>
        ))}
      </ol>
      {ladder.since ? (
        <p className={classes.since}>
          <Trans
            t={t}
            i18nKey="since"
            values={{ version: ladder.version + 1, at: formatInstant(ladder.since) }}
            components={{ at: <Figure>{null}</Figure> }}
          />
        </p>
      ) : null}
    </>
  );
}
