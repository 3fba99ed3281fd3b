import { useTranslation } from '@ikka/i18n/react';
import type { HandRank } from '@ikka/texas-holdem/rules';
import { useCardWords } from '../use-card-words.ts';
import { useWireMoney } from '../use-seats.ts';

const acts = ['small_blind', 'big_blind', 'post', 'fold', 'check', 'call', 'bet', 'raise', 'all_in'] as const;
type Act = (typeof acts)[number];

const actOf = (name: string): Act | undefined => acts.find((one) => one === name);
const ACE = 12;

/** Texas Hold'em in words. */
export function useTexasHoldemWords() {
  const { t } = useTranslation('texasHoldem');
  const { brief } = useWireMoney();
  const { one, many } = useCardWords();
  return {
    t,
    brief,
    /** What a hand comes to: Two pair, aces and nines. */
    rank({ kind, ranks: [first = 0, second = 0] }: HandRank): string {
      switch (kind) {
        case 'pair':
        case 'trips':
        case 'quads':
          return t(`rank.${kind}`, { cards: many(first) });
        case 'two_pair':
        case 'full_house':
          return t(`rank.${kind}`, { cards: many(first), others: many(second) });
        case 'straight_flush':
          return first === ACE ? t('rank.royal_flush') : t('rank.straight_flush', { card: one(first) });
        default:
          return t(`rank.${kind}`, { card: one(first) });
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
      if (act === undefined) return null;
      return t(`did.${act}`, { name: who, amount: amount === null ? '' : brief(amount) });
    },
  };
}
