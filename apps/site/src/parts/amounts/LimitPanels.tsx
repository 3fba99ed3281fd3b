import type { CallValue, calls } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Progress } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../calls/queries.ts';
import '@mantine/core/styles/Progress.layer.css';
import { instantInWords } from '../time/instant-in-words.ts';
import classes from './LimitPanels.module.css';
import { turnoverPercent } from './turnover-percent.ts';

type WithdrawSettings = CallValue<typeof calls.withdrawals.withdrawSettings>;

/** What has to be staked before money leaves, why, and how far it is. */
export function TurnoverPanel({
  turnover,
  currency,
}: {
  turnover: Omit<WithdrawSettings['turnover'], 'waived' | 'waiverUsed'> & {
    waived?: boolean;
    waiverUsed?: boolean;
  };
  currency: string;
}) {
  const { t } = useTranslation('withdrawals');
  const percent = turnoverPercent(turnover, currency);
  const money = (amount: string) => formatMoney(amount, currency);
  const isMet = /^[0.]+$/.test(turnover.missing);
  return (
    <section className={classes.panel} data-met={isMet || undefined}>
      <h3 className={classes.label}>{t('turnover.title')}</h3>
      {isMet ? (
        <p className={classes.met}>
          <IconCircleCheck size={18} stroke={1.8} />
          {t(turnover.waived ? 'turnover.waived' : 'turnover.met')}
        </p>
      ) : (
        <>
          <Progress
            value={percent}
            size="lg"
            className={classes.bar ?? ''}
            aria-label={t('turnover.title')}
          />
          <p className={classes.sum}>
            <span>
              {t('turnover.progress', { played: money(turnover.played), required: money(turnover.required) })}
            </span>
            <strong>{t('turnover.missing', { missing: money(turnover.missing) })}</strong>
          </p>
        </>
      )}
      {turnover.waived || (isMet && /^[0.]+$/.test(turnover.required)) ? null : (
        <p className={classes.hint}>
          {turnover.waiverUsed
            ? t('turnover.waiverUsed')
            : t('turnover.why', { times: Number(turnover.times) })}
        </p>
      )}
    </section>
  );
}

/** What is left of the day. */
export function DayPanel({ day, currency }: { day: WithdrawSettings['day']; currency: string }) {
  const { t } = useTranslation('withdrawals');
  const zone = useQuery(statusQuery).data?.timeZone;
  const time = instantInWords(day.endsAt, zone);
  return (
    <section className={classes.panel}>
      <h3 className={classes.label}>{t('day.title')}</h3>
      {day.countLeft === 0 ? (
        <p className={classes.sum}>
          <strong>{t('day.none', { time })}</strong>
        </p>
      ) : (
        <>
          <p className={classes.sum}>
            <span>
              {t('day.left', {
                rest: formatMoney(day.amountLeft, currency),
                most: formatMoney(day.amountMax, currency),
              })}
            </span>
            <span>{t('day.count', { count: day.countLeft })}</span>
          </p>
          <p className={classes.hint}>{t('day.until', { time })}</p>
        </>
      )}
    </section>
  );
}
