import { baccarat } from '@ikka/baccarat/round';
import { blackjack } from '@ikka/blackjack/round';
import { crash } from '@ikka/crash/round';
import { dice } from '@ikka/dice/round';
import type { InstantGame } from '@ikka/game-kit';
import { hiLo } from '@ikka/hi-lo/round';
import { jacksOrBetter } from '@ikka/jacks-or-better/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { keno40 } from '@ikka/keno-40/round';
import { limbo } from '@ikka/limbo/round';
import { mines } from '@ikka/mines/round';
import { plinko } from '@ikka/plinko/round';
import { wheel } from '@ikka/wheel/round';
import type { Claim } from './claim.ts';

/** A game whose rounds can be recomputed here, with a bet to begin with. */
interface VerifiableGame {
  readonly game: InstantGame;
  readonly example: Pick<Claim, 'bet' | 'stake'>;
}

const blackjackBet = '{"main":"1000","pairs":"0","plus3":"0","acts":["double"]}';

/** Every version of every game that can be recomputed; of each game the last one is in force. */
export const verifiableGames: readonly VerifiableGame[] = [
  { game: karakoram25, example: { bet: '', stake: '25.00' } },
  { game: dice, example: { bet: '{"side":"over","target":5050}', stake: '10.00' } },
  { game: limbo, example: { bet: '{"target":200}', stake: '10.00' } },
  { game: plinko, example: { bet: '{"rows":12,"risk":"medium"}', stake: '10.00' } },
  { game: wheel, example: { bet: '{"wheel":"medium-10"}', stake: '10.00' } },
  { game: keno40, example: { bet: '{"picks":[4,11,18,25,32],"risk":"medium"}', stake: '10.00' } },
  { game: hiLo, example: { bet: '{"guesses":["higher","skip"]}', stake: '10.00' } },
  { game: jacksOrBetter, example: { bet: '{"hold":[3,4]}', stake: '10.00' } },
  { game: blackjack, example: { bet: blackjackBet, stake: '20.00' } },
  { game: mines, example: { bet: '{"mines":3,"picks":[0,6,12]}', stake: '10.00' } },
  { game: crash, example: { bet: '{"cashOut":150}', stake: '10.00' } },
  ...baccarat.map((game) => ({
    game,
    example: { bet: '{"coup":1,"stakes":{"banker":"1000"}}', stake: '10.00' },
  })),
];

export function verifiableGame(claim: Pick<Claim, 'game' | 'version'>): InstantGame | undefined {
  return verifiableGames.find(({ game }) => game.code === claim.game && game.version === claim.version)?.game;
}
