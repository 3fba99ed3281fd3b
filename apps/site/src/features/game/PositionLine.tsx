import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { GamePosition } from './frame-message.ts';
import classes from './GamePage.module.css';
import { useElapsed } from './use-elapsed.ts';

/** What a game told of its session, and when it came, by this page's clock. */
export interface ToldPosition extends GamePosition {
  readonly toldAt: number;
}

/** How long the member has been at play, and payouts less stakes since then. */
export function PositionLine({ position }: { position: ToldPosition }) {
  const { t } = useTranslation('game');
  const { net, currency, currencySymbol } = position;
  const elapsed = useElapsed(position);
  return (
    <div className={classes.position} data-testid="position">
      <span title={t('time')}>
        <IconClock size={15} aria-hidden="true" />
        <VisuallyHidden>{t('time')}</VisuallyHidden>
        <Figure>{formatElapsed(elapsed)}</Figure>
      </span>
      <span title={t('netHint')}>
        {t('net')} <Money amount={net} currency={currency} symbol={currencySymbol} signed tone="direction" />
      </span>
    </div>
  );
}
