import { payoutAt } from '@ikka/game-kit';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { useGuide } from './use-guide.ts';

/** What the choice can win at the present stake: its greatest prize, and how likely it is. */
export function Odds() {
  const { t } = useTranslation('arcade');
  const guide = useGuide();
  const { choice, stake } = usePlaySnapshot();
  const [prize] = choice ? guide.prizes(choice) : [];
  if (!prize) return null;
  return (
    <dl className={classes.odds}>
      <div>
        <dt>{t('multiplier')}</dt>
        <dd data-testid="multiplier">
          <Figure>{multiplierText(prize.multiplier)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t('chance')}</dt>
        <dd>
          <Figure>{formatPercent(prize.chance)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t('gain')}</dt>
        <dd>
          <Amount value={payoutAt(stake, prize.multiplier) - stake} />
        </dd>
      </div>
    </dl>
  );
}

/** Ten-thousandths as they are paid: 20002 is 2.0002×. */
export function multiplierText(multiplier: number): string {
  return `${formatNumber(multiplier / 10_000, 4)}×`;
}
