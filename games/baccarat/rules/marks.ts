import { type Coup, isNatural, pointsOf, type Winner, winnerOf } from './coup.ts';
import { isPair } from './spots.ts';

/** [B18] A coup as roads and statistics remember it. */
export interface Mark {
  readonly winner: Winner;
  /** The winner's points; those of both where it was a tie. */
  readonly points: number;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
  readonly isNatural: boolean;
}

const letters: Readonly<Record<Winner, string>> = { player: 'P', banker: 'B', tie: 'T' };
const winners: Readonly<Record<string, Winner>> = { P: 'player', B: 'banker', T: 'tie' };

/**
 * [B18] The mark of a coup, written: who won (P, B, T), with how many points, then p for a player's pair, b for a banker's,
 * n where a natural decided. "B9bn" is a banker's natural nine with a pair.
 */
export function markOf(coup: Coup): string {
  const winner = winnerOf(coup);
  const points = Math.max(pointsOf(coup.player), pointsOf(coup.banker));
  const natural = isNatural(coup.player) || isNatural(coup.banker);
  return [
    letters[winner],
    points,
    isPair(coup, 'player') ? 'p' : '',
    isPair(coup, 'banker') ? 'b' : '',
    natural ? 'n' : '',
  ].join('');
}

/** [B18] Reads a mark. Throws on what is none: marks come from the house alone. */
export function readMark(text: string): Mark {
  const [, letter = '', points = '', flags = ''] = /^([PBT])(\d)(p?b?n?)$/.exec(text) ?? [];
  const winner = winners[letter];
  if (winner === undefined) throw new TypeError(`not a mark: ${text}`);
  return {
    winner,
    points: Number(points),
    isPlayerPair: flags.includes('p'),
    isBankerPair: flags.includes('b'),
    isNatural: flags.includes('n'),
  };
}
