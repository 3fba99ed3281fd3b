import { useTranslation } from '@ikka/i18n/react';

/** Ranks as they are called, from a two (0) to an ace (12). */
export function useCardWords() {
  const { t } = useTranslation('seats');
  const name = (rank: number) => String(rank) as `${number}`;
  return {
    /** One card: ace. */
    one: (rank: number): string => t(`card.${name(rank)}` as 'card.12'),
    /** Several of one rank: aces. */
    many: (rank: number): string => t(`cards.${name(rank)}` as 'cards.12'),
  };
}

export const rankLetters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
