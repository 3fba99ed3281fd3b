import { formatPercent } from '@ikka/i18n';
import { Figure } from '@ikka/ui';
import { SmallHand } from './SmallHand.tsx';
import classes from './told.module.css';

export interface GuideRank {
  readonly name: string;
  readonly hint: string;
  /** Cards that make it. */
  readonly cards: readonly number[];
  /** How often it comes. */
  readonly share: number;
}

/** What beats what, the best first, each with an example and how often it comes. */
export function RankGuide({ ranks }: { ranks: readonly GuideRank[] }) {
  return (
    <ol className={classes.ranks}>
      {ranks.map(({ name, hint, cards, share }) => (
        <li key={name}>
          <SmallHand cards={cards} />
          <span>
            <strong>{name}</strong>
            <small>{hint}</small>
          </span>
          <Figure>{formatPercent(share, share < 0.0001 ? 4 : 2)}</Figure>
        </li>
      ))}
    </ol>
  );
}
