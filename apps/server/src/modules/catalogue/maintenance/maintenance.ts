import { type MaintenanceNote, type Refusal, refuse } from '@ikka/contract';

/** Why a game or all games of a vendor rest, in both languages, and until when; `until` is null where nobody has said. */
export interface Maintenance {
  readonly text: { readonly EN: string; readonly UR: string };
  readonly until: Date | null;
}

/** Who may be in maintenance: a vendor with all of its games, or one game. */
export interface MaintenanceSubject {
  readonly kind: 'vendor' | 'game';
  readonly id: string;
}

/** Why a game cannot be opened and takes no bet. */
export type ClosedGame = Refusal<'game.unavailable' | 'game.in_maintenance'>;

/** It ends by itself: from `until` on it is over, whether or not anybody took it away. */
export const isOn = ({ until }: Maintenance, now: Date): boolean => until === null || until > now;

/** What keeps a game closed at `now`: of its own maintenance and its vendor's the one that lasts longer, or null. */
export function maintenanceOf(
  own: Maintenance | null,
  vendors: Maintenance | null,
  now: Date,
): Maintenance | null {
  const [first, second] = [own, vendors].flatMap((one) => (one !== null && isOn(one, now) ? [one] : []));
  if (first === undefined || second === undefined) return first ?? null;
  if (first.until === null || second.until === null) return first.until === null ? first : second;
  return first.until >= second.until ? first : second;
}

/** The refusal of a game in maintenance: what is said of it, in both languages, and when it is open again. */
export const refuseMaintenance = (gameId: string, maintenance: Maintenance): ClosedGame =>
  refuse('game.in_maintenance', { gameId, ...maintenanceView(maintenance) });

/** As the wire shows it; null where there is none. */
export const maintenanceView = (maintenance: Maintenance | null): MaintenanceNote | null =>
  maintenance && { text: { ...maintenance.text }, until: maintenance.until?.toISOString() ?? null };
