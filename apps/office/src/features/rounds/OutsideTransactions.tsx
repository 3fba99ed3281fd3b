import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Instant } from '../../parts/Instant.tsx';
import type { Round } from './RoundDetail.tsx';
import classes from './rounds.module.css';

const known = ['bet', 'win', 'refund', 'rollback', 'roundEnd'] as const;

/** What an outside vendor sent of its round, in the order in which it came. */
export function OutsideTransactions({ round }: { round: Round }) {
  const { t } = useTranslation('office');
  if (round.transactions === null) return null;
  return (
    <section className={classes.part}>
      <h3>{t('rounds.transactions')}</h3>
      {round.transactions.map(({ id, kind, betId, amount, at }) => {
        const word = known.find((one) => one === kind);
        return (
          <div key={id} className={classes.posting}>
            <span>{word ? t(`rounds.transaction.${word}`) : <bdi dir="ltr">{kind}</bdi>}</span>
            <strong>
              <Money amount={amount} currency={round.currency} />
            </strong>
            <small>
              <Instant at={at} /> · <Code value={id} cut />
            </small>
            {betId === null ? null : (
              <small>
                {t('rounds.ofBet')} <Code value={betId} cut />
              </small>
            )}
          </div>
        );
      })}
    </section>
  );
}
