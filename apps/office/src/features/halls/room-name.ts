import { type LocalText, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';

export interface NamedRoom {
  readonly name: LocalText;
  readonly range: 'shallows' | 'stream' | 'depths';
  readonly no: number;
}

/** A hall's room as operators call it: its hall, what its cannons cost, and which of several. */
export function useRoomName(): (room: NamedRoom) => string {
  const { t } = useTranslation('officeRooms');
  const language = useLanguage();
  return ({ name, range, no }) => `${textIn(name, language)} · ${t(`halls.range.${range}`)} ${no}`;
}
