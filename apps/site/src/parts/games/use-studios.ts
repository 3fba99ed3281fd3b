import { textIn } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { vendorsQuery } from '../calls/queries.ts';

/** The names of the studios by their code, in the language of the page. */
export function useStudios(): Map<string, string> {
  const language = useLanguage();
  const vendors = useQuery(vendorsQuery);
  const cards = vendors.data?.lanes.flatMap((lane) => lane.cards) ?? [];
  return new Map(cards.map((card) => [card.vassalage, textIn(card.name, language)]));
}
