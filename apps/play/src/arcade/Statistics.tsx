import { formatMoney, formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { extremes, linePoints } from './net-line.ts';

const WIDTH = 240;
const HEIGHT = 56;

/** What the rounds of this visit came to, drawn and in figures, kept up with every round. */
export function Statistics() {
  const { t } = useTranslation('arcade');
  const play = usePlayBase();
  const { tally } = usePlaySnapshot();
  const best = Number(tally.bestMultiplier) / 10_000;
  return (
    <details className={classes.statistics} data-testid="statistics">
      <summary>
        <span>{t('statistics.title')}</span>
        <span className={classes.summaryNet}>
          <Amount value={tally.net} signed tone="direction" />
          <IconChevronDown size={16} aria-hidden="true" />
        </span>
      </summary>
      <p className={classes.small}>{t('statistics.hint')}</p>
      <NetLine />
      <dl className={classes.tally}>
        <Fact name={t('statistics.rounds')}>
          <Figure>{formatNumber(tally.rounds)}</Figure>
        </Fact>
        <Fact name={t('statistics.wonLost')}>
          <Figure>
            {formatNumber(tally.won)} / {formatNumber(tally.rounds - tally.won)}
          </Figure>
        </Fact>
        <Fact name={t('statistics.staked')}>
          <Amount value={tally.staked} />
        </Fact>
        <Fact name={t('statistics.best')}>
          <Figure>{formatNumber(best, 2)}×</Figure>
        </Fact>
      </dl>
      <Button variant="subtle" size="compact-sm" disabled={tally.rounds === 0} onClick={play.clearTally}>
        {t('statistics.reset')}
      </Button>
    </details>
  );
}

function NetLine() {
  const { t } = useTranslation('arcade');
  const { tally, currency, server } = usePlaySnapshot();
  const [lowest, highest] = extremes(tally.line);
  const write = (amount: bigint) =>
    formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol });
  const zero = linePoints([highest, 0n, lowest], WIDTH, HEIGHT).split(' ')[1]?.split(',')[1];
  return (
    <svg
      className={classes.line}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('statistics.line', { lowest: write(lowest), highest: write(highest) })}
    >
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} />
      <polyline points={linePoints(tally.line, WIDTH, HEIGHT)} data-down={tally.net < 0n} />
    </svg>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
