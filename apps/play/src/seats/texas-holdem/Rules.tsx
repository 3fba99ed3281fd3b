import { useGameTexts } from '@ikka/i18n/react';
import panels from '../../panels/panels.module.css';
import { RankGuide } from '../RankGuide.tsx';
import { useTexasHoldemWords } from './use-words.ts';

/** Of the 133,784,560 choices of seven cards, how many are of each kind, with five that make it. */
const kinds = [
  ['royal_flush', 4_324, [49, 45, 41, 37, 33]],
  ['straight_flush', 37_260, [30, 26, 22, 18, 14]],
  ['quads', 224_848, [48, 49, 50, 51, 21]],
  ['full_house', 3_473_184, [44, 45, 46, 28, 31]],
  ['flush', 4_047_644, [49, 41, 33, 21, 5]],
  ['straight', 6_180_020, [35, 29, 26, 21, 19]],
  ['trips', 6_461_620, [36, 37, 39, 22, 4]],
  ['two_pair', 31_433_400, [48, 50, 29, 31, 41]],
  ['pair', 58_627_800, [45, 47, 50, 27, 10]],
  ['high_card', 23_294_460, [49, 42, 35, 24, 6]],
] as const;
const sevens = 133_784_560;

/** What beats what, how one bets, and what the house takes. */
export function Rules() {
  const { t } = useTexasHoldemWords();
  const { list } = useGameTexts('texasHoldem');
  return (
    <>
      <h3 className={panels.heading}>{t('guide.ranks')}</h3>
      <RankGuide
        ranks={kinds.map(([kind, count, cards]) => ({
          name: t(`guide.kind.${kind}`),
          hint: t(`guide.hint.${kind}`),
          cards,
          share: count / sevens,
        }))}
      />
      <p className={panels.hint}>{t('guide.suits')}</p>
      <h3 className={panels.heading}>{t('guide.play')}</h3>
      <ul className={panels.rules}>
        {list('rules').map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
