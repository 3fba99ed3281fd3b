/** Cards by their index in the shoe; what one side holds, in the order dealt. */
export type Hand = readonly number[];

/** [B3] One coup as it lies on the table. */
export interface Coup {
  readonly player: Hand;
  readonly banker: Hand;
}

export type Side = keyof Coup;
export type Winner = Side | 'tie';

/** [B2] What a card counts: ace 1, pips as they are, ten and courts 0. Indexes are those of the fair draws (0 is a two). */
export function cardValue(card: number): number {
  const rank = Math.floor((card % 52) / 4);
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

/** [B2] A hand's points: the sum's last figure. */
export function pointsOf(hand: Hand): number {
  return hand.reduce((sum, card) => sum + cardValue(card), 0) % 10;
}

/** [B4] Eight or nine with two cards. */
export function isNatural(hand: Hand): boolean {
  return hand.length === 2 && pointsOf(hand) >= 8;
}

/** [B5] Whether the player's side takes a third card at these points, where nobody has a natural. */
export const playerDraws = (points: number): boolean => points <= 5;

/** [B6] Whether the banker's side takes a third card; `third` is the value of the player's third card, null where there is none. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && third >= 6 && third <= 7;
}

/** [B3, B4, B5, B6] Whose card comes next on what lies there, or null when the coup is over. */
export function nextSide({ player, banker }: Coup): Side | null {
  if (player.length < 2 || banker.length < 2) return player.length === banker.length ? 'player' : 'banker';
  if (isNatural(player) || isNatural(banker)) return null;
  if (player.length === 2 && banker.length === 2 && playerDraws(pointsOf(player))) return 'player';
  if (banker.length === 3) return null;
  const third = player[2];
  return bankerDraws(pointsOf(banker), third === undefined ? null : cardValue(third)) ? 'banker' : null;
}

export const noCards: Coup = { player: [], banker: [] };

/** [B3] The coup after one card more. */
export function withCard(coup: Coup, side: Side, card: number): Coup {
  return { ...coup, [side]: [...coup[side], card] };
}

/** [B3] Deals a whole coup from this place of the shoe on. */
export function dealCoup(shoe: readonly number[], position: number): Coup {
  let coup = noCards;
  for (let at = position; ; at += 1) {
    const side = nextSide(coup);
    if (side === null) return coup;
    const card = shoe[at];
    if (card === undefined) throw new RangeError('the shoe ends within a coup');
    coup = withCard(coup, side, card);
  }
}

/** [B7] The higher points win. */
export function winnerOf({ player, banker }: Coup): Winner {
  const [mine, theirs] = [pointsOf(player), pointsOf(banker)];
  if (mine === theirs) return 'tie';
  return mine > theirs ? 'player' : 'banker';
}

export const cardsIn = ({ player, banker }: Coup): number => player.length + banker.length;
