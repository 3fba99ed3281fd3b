import { baccarat } from '@ikka/baccarat/round';
import { tellRound as tellBaccarat } from '@ikka/baccarat/rules';
import { blackjack } from '@ikka/blackjack/round';
import { tellRound as tellBlackjack } from '@ikka/blackjack/rules';
import { crash } from '@ikka/crash/round';
import { tellRound as tellCrash } from '@ikka/crash/rules';
import { dice } from '@ikka/dice/round';
import { tellRound as tellDice } from '@ikka/dice/rules';
import type { InstantGame, TellRound } from '@ikka/game-kit';
import { hiLo } from '@ikka/hi-lo/round';
import { tellRound as tellHiLo } from '@ikka/hi-lo/rules';
import { jacksOrBetter } from '@ikka/jacks-or-better/round';
import { tellRound as tellJacksOrBetter } from '@ikka/jacks-or-better/rules';
import { keno40 } from '@ikka/keno-40/round';
import { tellRound as tellKeno } from '@ikka/keno-40/rules';
import { limbo } from '@ikka/limbo/round';
import { tellRound as tellLimbo } from '@ikka/limbo/rules';
import { mines } from '@ikka/mines/round';
import { tellRound as tellMines } from '@ikka/mines/rules';
import { plinko } from '@ikka/plinko/round';
import { tellRound as tellPlinko } from '@ikka/plinko/rules';
import { wheel } from '@ikka/wheel/round';
import { tellRound as tellWheel } from '@ikka/wheel/rules';

/** A game whose rounds are told in words: its rules, its bundle of texts, and how it tells. */
interface ToldGame {
  readonly game: InstantGame;
  readonly texts:
    | 'baccarat'
    | 'blackjack'
    | 'crash'
    | 'dice'
    | 'hiLo'
    | 'jacksOrBetter'
    | 'keno40'
    | 'limbo'
    | 'mines'
    | 'plinko'
    | 'wheel';
  readonly tell: TellRound;
}

const toldGames: readonly ToldGame[] = [
  { game: dice, texts: 'dice', tell: tellDice },
  { game: limbo, texts: 'limbo', tell: tellLimbo },
  { game: hiLo, texts: 'hiLo', tell: tellHiLo },
  { game: jacksOrBetter, texts: 'jacksOrBetter', tell: tellJacksOrBetter },
  { game: blackjack, texts: 'blackjack', tell: tellBlackjack },
  { game: mines, texts: 'mines', tell: tellMines },
  { game: plinko, texts: 'plinko', tell: tellPlinko },
  { game: wheel, texts: 'wheel', tell: tellWheel },
  { game: keno40, texts: 'keno40', tell: tellKeno },
  { game: crash, texts: 'crash', tell: tellCrash },
  ...baccarat.map((game) => ({ game, texts: 'baccarat' as const, tell: tellBaccarat })),
];

export function toldGame(gameId: string): ToldGame | undefined {
  return toldGames.find(({ game }) => game.code === gameId);
}
