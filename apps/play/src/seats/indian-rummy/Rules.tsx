import { JOKER } from '@ikka/game-kit';
import { useGameTexts } from '@ikka/i18n/react';
import panels from '../../panels/panels.module.css';
import { HandCards } from './HandCards.tsx';
import classes from './indian-rummy.module.css';
import { useRummyWords } from './use-words.ts';

const EIGHTS = 6;
/** One of each meld: 4-5-6 of spades, 9-10-joker of hearts, three queens. */
const melds = [
  ['pure', [10, 14, 18]],
  ['sequence', [29, 33, JOKER]],
  ['set', [40, 41, 43]],
] as const;

/** What melds are, how a hand goes and counts, and what the house takes. */
export function Rules() {
  const { t } = useRummyWords();
  const { list } = useGameTexts('indianRummy');
  return (
    <>
      <h3 className={panels.heading}>{t('guide.melds')}</h3>
      <ul className={classes.guide}>
        {melds.map(([kind, cards]) => (
          <li key={kind}>
            <HandCards groups={[cards]} wild={EIGHTS} />
            <span>{t(`guide.hint.${kind}`)}</span>
          </li>
        ))}
      </ul>
      <h3 className={panels.heading}>{t('guide.play')}</h3>
      <ul className={panels.rules}>
        {list('rules').map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
