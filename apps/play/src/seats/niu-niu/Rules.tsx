import { useGameTexts } from '@ikka/i18n/react';
import { multipliers } from '@ikka/niu-niu/rules';
import panels from '../../panels/panels.module.css';
import { RankGuide } from '../RankGuide.tsx';
import { useNiuNiuWords } from './use-words.ts';

/** Of the 2,598,960 hands of five cards, how many are of each kind, with one as an example. */
const kinds = [
  ['five_small', 776, [48, 49, 3, 2, 6]],
  ['bomb', 608, [24, 25, 26, 27, 46]],
  ['gold_bull', 768, [46, 45, 41, 40, 37]],
  ['silver_bull', 3_552, [46, 41, 42, 37, 33]],
  ['bull_bull', 187_424, [46, 41, 37, 12, 13]],
  ['bull_9', 171_288, [46, 41, 37, 12, 8]],
  ['bull_8', 168_072, [46, 41, 37, 12, 5]],
  ['bull_7', 171_288, [46, 41, 37, 12, 2]],
] as const;
const hands = 2_598_960;

/** What beats what and what it pays, how a hand goes, and what the house takes. */
export function Rules() {
  const { t, rank } = useNiuNiuWords();
  const { list } = useGameTexts('niuNiu');
  return (
    <>
      <h3 className={panels.heading}>{t('guide.ranks')}</h3>
      <RankGuide
        ranks={kinds.map(([kind, count, cards]) => ({
          name: rank({ kind, pays: multipliers[kind], bull: [] }),
          hint: t(`guide.hint.${kind}`),
          cards,
          share: count / hands,
        }))}
      />
      <p className={panels.hint}>{t('guide.rest')}</p>
      <h3 className={panels.heading}>{t('guide.play')}</h3>
      <ul className={panels.rules}>
        {list('rules').map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
