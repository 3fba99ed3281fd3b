import { payoutAt } from '@ikka/game-kit';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { useGuide } from './use-guide.ts';

/** A chance below it would be told as nothing in two decimals. */
const RARE = 0.0005;

/** What the choice can win at the present stake: its greatest prize, and how likely it is. */
export function Odds() {
  const { t } = useTranslation('arcade');
  const guide = useGuide();
  const { choice, stake } = usePlaySnapshot();
  const { stakes } = guide.steps ?? {};
  if (stakes && choice) return <AllStaked amount={stakes.place(stake, choice).stake} />;
  const prizes = choice ? guide.prizes(choice) : [];
  const prize = prizes[0] ?? { multiplier: 0, chance: 0 };
  // Of several prizes the greatest is shown: its chance is not the chance to win.
  const isOnly = prizes.length === 1;
  const gain = payoutAt(stake, prize.multiplier) - stake;
  return (
    <dl className={classes.odds}>
      <div>
        <dt>{t(isOnly ? 'multiplier' : 'greatest')}</dt>
        <dd data-testid="multiplier">
          <Figure>{multiplierText(prize.multiplier)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t(isOnly ? 'chance' : 'itsChance')}</dt>
        <dd>
          <Figure>{formatPercent(prize.chance, prize.chance < RARE ? 4 : 2)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t(isOnly ? 'gain' : 'greatestGain')}</dt>
        <dd>
          <Amount value={gain > 0n ? gain : 0n} />
        </dd>
      </div>
    </dl>
  );
}

/** In a bet of several stakes: what they come to together, and where that is too much. */
function AllStaked({ amount }: { amount: bigint }) {
  const { t } = useTranslation('arcade');
  const { stakes } = usePlaySnapshot();
  const greatest = stakes.at(-1) ?? 0n;
  return (
    <dl className={classes.odds}>
      <div>
        <dt>{t('allStaked')}</dt>
        <dd data-testid="all-staked">
          <Amount value={amount} />
        </dd>
      </div>
      {amount > greatest ? (
        <div role="status">
          <dt>{t('allStakedMost')}</dt>
          <dd>
            <Amount value={greatest} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Ten-thousandths as they are paid: 20002 is 2.0002×. */
export function multiplierText(multiplier: number): string {
  return `${formatNumber(multiplier / 10_000, 4)}×`;
}
