import { useGameTexts } from '@ikka/i18n/react';
import panels from '../../panels/panels.module.css';
import { RankGuide } from '../RankGuide.tsx';
import { useTeenPattiWords } from './use-words.ts';

/** Of the 22,100 hands of three cards, how many are of each kind, with one as an example. */
const kinds = [
  ['trail', 52, [50, 49, 48]],
  ['pure_sequence', 48, [50, 46, 42]],
  ['sequence', 720, [39, 34, 28]],
  ['colour', 1_096, [49, 37, 21]],
  ['pair', 3_744, [41, 42, 15]],
  ['high_card', 16_440, [50, 32, 5]],
] as const;
const hands = 22_100;

/** What beats what, how one bets, and what the house takes. */
export function Rules() {
  const { t } = useTeenPattiWords();
  const { list } = useGameTexts('teenPatti');
  return (
    <>
      <h3 className={panels.heading}>{t('guide.ranks')}</h3>
      <RankGuide
        ranks={kinds.map(([kind, count, cards]) => ({
          name: t(`guide.kind.${kind}`),
          hint: t(`guide.hint.${kind}`),
          cards,
          share: count / hands,
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
