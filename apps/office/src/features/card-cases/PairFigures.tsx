import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import type { ReactNode } from 'react';
import { Facts, fact } from '../../parts/Facts.tsx';
import classes from './card-cases.module.css';
import type { CardCase } from './case-words.ts';

type Figures = NonNullable<CardCase['figures']>;

/** What was counted of a pair, in plain words: who won what, how far that is from chance, and how they play against each other. */
export function PairFigures({ members, figures }: { members: CardCase['members']; figures: Figures }) {
  const { t } = useTranslation('officeIntegrity');
  const [first = '', second = ''] = members.map(({ account }) => account);
  const stakes = (value: number) => t('netStakes', { count: Math.abs(value), value: formatNumber(value, 1) });
  const facts: (readonly [string, ReactNode])[] = [
    [
      t('period'),
      <Figure key="period">
        {figures.from} – {figures.to}
      </Figure>,
    ],
    fact.count(t('hands'), figures.hands),
    [
      t('net', { first, second }),
      <span key="net">
        <Money amount={figures.net} currency={figures.currency} /> ({stakes(figures.netStakes)})
      </span>,
    ],
    [t('expected'), stakes(figures.expectedStakes)],
    [
      t('deviation'),
      <span key="z">
        {t('deviations', { value: formatNumber(figures.z, 1) })}
        <small className={classes.small}>{t('deviationHint')}</small>
      </span>,
    ],
    fact.money(t('quiet'), figures.quietNet, figures.currency),
    ...duelFacts(t, first, figures.first),
    ...duelFacts(t, second, figures.second),
    fact.count(t('network'), figures.sharedNetworkHands),
  ];
  return <Facts facts={facts} />;
}

function duelFacts(
  t: ReturnType<typeof useTranslation<'officeIntegrity'>>['t'],
  account: string,
  { acts, raises, otherActs, otherRaises, conceded }: Figures['first'],
): readonly (readonly [string, ReactNode])[] {
  const rate = (raised: number, of: number) =>
    of === 0
      ? '—'
      : t('raisingValue', {
          raises: formatNumber(raised),
          acts: formatNumber(of),
          share: formatPercent(raised / of, 0),
        });
  return [
    [
      t('raising', { account }),
      <span key="raising">
        {rate(raises, acts)}
        <small className={classes.small}>
          {t('raisingOthers')}: {rate(otherRaises, otherActs)}
        </small>
      </span>,
    ],
    fact.count(t('conceded', { account }), conceded),
  ];
}
