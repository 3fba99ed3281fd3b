import { formatInstant } from '@ikka/i18n';
import { usePlaySnapshot } from './use-play.ts';

/** How the pages of a game tell an instant: as the rest of the site does, in the zone that the operator has chosen. */
export function useInstant(): (instant: string) => string {
  const { timeZone } = usePlaySnapshot().server;
  return (instant) => formatInstant(instant, timeZone);
}
