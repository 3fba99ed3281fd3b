import { useTranslation } from '@ikka/i18n/react';
import { cardText } from '@ikka/stage-kit/cards';
import { rankLetters } from '../use-card-words.ts';
import { useWireMoney } from '../use-seats.ts';

const told = ['draw', 'take', 'discard', 'drop', 'declare', 'wrong', 'miss'] as const;
type Told = (typeof told)[number];
const isTold = (act: string): act is Told => told.some((one) => one === act);

/** Indian Rummy in words. */
export function useRummyWords() {
  const { t } = useTranslation('indianRummy');
  const { brief } = useWireMoney();
  return {
    t,
    brief,
    cardText,
    /** The rank that is wild. */
    wild: (rank: number | null): string => rankLetters[rank ?? -1] ?? '–',
    /** What a seat did. */
    act: (type: string): string | null => (isTold(type) ? t(`act.${type}`) : null),
  };
}
