import { useTranslation } from '@ikka/i18n/react';
import type { HandRank } from '@ikka/teen-patti/rules';
import { rankLetters, useCardWords } from '../use-card-words.ts';
import { useWireMoney } from '../use-seats.ts';

const acts = [
  'boot',
  'see',
  'blind',
  'chaal',
  'bet',
  'pack',
  'timeout',
  'show',
  'side_show',
  'side_show_accepted',
  'side_show_refused',
  'side_show_lost',
  'all_in',
] as const;
type Act = (typeof acts)[number];

const actOf = (name: string): Act | undefined => acts.find((one) => one === name);

/** Teen Patti in words. */
export function useTeenPattiWords() {
  const { t } = useTranslation('teenPatti');
  const { brief } = useWireMoney();
  const { one, many } = useCardWords();
  return {
    t,
    brief,
    /** What three cards come to: Pair of aces, Pure sequence A-K-Q. */
    rank({ kind, ranks }: HandRank): string {
      const [first = 0] = ranks;
      switch (kind) {
        case 'trail':
        case 'pair':
          return t(`rank.${kind}`, { cards: many(first) });
        case 'colour':
        case 'high_card':
          return t(`rank.${kind}`, { card: one(first) });
        default:
          return t(`rank.${kind}`, { run: ranks.map((rank) => rankLetters[rank]).join('-') });
      }
    },
    /** What a seat did last, in a word or two. */
    act(name: string, amount: string | null): string | null {
      const act = actOf(name);
      if (act === undefined) return null;
      const word = t(`act.${act}`);
      return amount === null ? word : `${word} ${brief(amount)}`;
    },
    /** The same as a sentence about somebody. */
    sentence(name: string, who: string, amount: string | null): string | null {
      const act = actOf(name);
      if (act === undefined || act === 'boot' || act === 'bet') return null;
      return t(`did.${act}`, { name: who, amount: amount === null ? '' : brief(amount) });
    },
  };
}
