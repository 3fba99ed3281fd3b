import { dice } from '@ikka/dice/round';
import type { InstantGame } from '@ikka/game-kit';
import { karakoram25 } from '@ikka/karakoram-25/round';
import type { Claim } from './claim.ts';

/** A game whose rounds can be recomputed here, with a bet to begin with. */
interface VerifiableGame {
  readonly game: InstantGame;
  readonly example: Pick<Claim, 'bet' | 'stake'>;
}

/** Every version of every game that can be recomputed; of each game the last one is in force. */
export const verifiableGames: readonly VerifiableGame[] = [
  { game: karakoram25, example: { bet: '', stake: '25.00' } },
  { game: dice, example: { bet: '{"side":"over","target":5050}', stake: '10.00' } },
];

export function verifiableGame(claim: Pick<Claim, 'game' | 'version'>): InstantGame | undefined {
  return verifiableGames.find(({ game }) => game.code === claim.game && game.version === claim.version)?.game;
}
