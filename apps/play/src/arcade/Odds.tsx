import { payoutAt } from '@ikka/game-kit';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import type { Choice, SeveralStakes } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import { Amount } from '../hud/Amount.tsx';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { greatestMultiplier, stakedInAll } from './bet-figures.ts';
import { useGuide } from './use-guide.ts';

/** A chance below it would be told as nothing in two decimals. */
const RARE = 0.0005;
const NO_FIGURE = '–';

/** What the choice can win at the present stake: its greatest prize, and how likely it is. */
export function Odds() {
  const { t } = useTranslation('arcade');
  const guide = useGuide();
  const { choice, stake } = usePlaySnapshot();
  const wrong = usePlay()
    .numbers.problems()
    .map(({ name }) => name);
  const { stakes } = guide.steps ?? {};
  if (stakes && choice) return <AllStaked several={stakes} choice={choice} />;
  const prizes = choice ? guide.prizes(choice) : [];
  const multiplier = choice ? greatestMultiplier(guide, choice) : 0;
  // Where steps go on multiplying, how likely the greatest is depends on them.
  const isBound = guide.steps?.greatest !== undefined;
  // Of several prizes the greatest is shown: its chance is not the chance to win.
  const isOnly = prizes.length === 1;
  const chance = prizes[0]?.chance ?? 0;
  const gain = payoutAt(stake, multiplier) - stake;
  // What is typed and cannot be played wins nothing: a figure would be of another bet.
  const isChoiceWrong = wrong.some((name) => name !== 'stake');
  return (
    <dl className={classes.odds}>
      <div>
        <dt>{t(isBound ? 'bound' : isOnly ? 'multiplier' : 'greatest')}</dt>
        <dd data-testid="multiplier">
          <Figure>{isChoiceWrong ? NO_FIGURE : multiplierText(multiplier)}</Figure>
        </dd>
      </div>
      {isBound ? null : (
        <div>
          <dt>{t(isOnly ? 'chance' : 'itsChance')}</dt>
          <dd>
            <Figure>{isChoiceWrong ? NO_FIGURE : formatPercent(chance, chance < RARE ? 4 : 2)}</Figure>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(isOnly ? 'gain' : 'greatestGain')}</dt>
        <dd data-testid="gain">{wrong.length > 0 ? NO_FIGURE : <Amount value={gain > 0n ? gain : 0n} />}</dd>
      </div>
    </dl>
  );
}

/** In a bet of several stakes: what they come to together, and where that of the next bet is too much. */
function AllStaked({ several, choice }: { several: SeveralStakes; choice: Choice }) {
  const { t } = useTranslation('arcade');
  const snapshot = usePlaySnapshot();
  const { stakes, stake, open } = snapshot;
  const problems = usePlay().numbers.problems();
  const isWrong = open === null && problems.some(({ name }) => name !== 'all');
  const greatest = stakes.at(-1) ?? 0n;
  const next = several.place(stake, choice).stake;
  return (
    <dl className={classes.odds}>
      <div>
        <dt>{t('allStaked')}</dt>
        <dd data-testid="all-staked">
          {isWrong ? NO_FIGURE : <Amount value={stakedInAll(snapshot, several, choice)} />}
        </dd>
      </div>
      {!isWrong && next > greatest ? (
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
