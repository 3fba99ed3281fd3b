import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ListSkeleton } from '@ikka/ui';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../panels/use-call.ts';
import { client } from '../session/client.ts';
import classes from './page.module.css';
import { useWireMoney } from './use-seats.ts';

const periods = ['1', '7', '30'] as const;

/** What the player's own hands of this game came to. */
export function OwnStatistics() {
  const { t } = useTranslation('seats');
  const [days, setDays] = useState<string>('7');
  return (
    <section className={classes.ownBox} aria-labelledby="own-title" data-testid="own-statistics">
      <div className={classes.roomHead}>
        <h2 id="own-title">{t('own.title')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('own.period')}
          value={days}
          onChange={setDays}
          data={periods.map((value) => ({ value, label: t(`own.days.${value}`) }))}
        />
      </div>
      <Figures key={days} days={days} />
    </section>
  );
}

function Figures({ days }: { days: string }) {
  const { t } = useTranslation('seats');
  const { brief } = useWireMoney();
  const own = useCall(`own hands ${days}`, () =>
    client.call(calls.seats.seatStatistics, { query: { days: Number(days) } }),
  );
  if (own.isError) return <p role="alert">{own.error.message}</p>;
  if (own.data === undefined) return <ListSkeleton rows={1} height={64} />;
  const { hands, won, stake, payout, net, best } = own.data;
  if (hands === 0) return <p className={classes.quiet}>{t('own.none')}</p>;
  const facts = [
    ['hands', formatNumber(hands)],
    ['won', `${formatNumber(won)} (${formatNumber((100 * won) / hands, 0)} %)`],
    ['stake', brief(stake)],
    ['payout', brief(payout)],
    ['net', net.startsWith('-') ? `-${brief(net.slice(1))}` : `+${brief(net)}`],
    ['best', best === null ? '—' : brief(best)],
  ] as const;
  return (
    <dl className={`${classes.facts} ${classes.own}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`own.${name}`)}</dt>
          <dd data-tone={name === 'net' ? (net.startsWith('-') ? 'out' : 'in') : undefined}>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
