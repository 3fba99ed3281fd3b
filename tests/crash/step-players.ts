import { blackjack } from '@ikka/blackjack/round';
import { actsOf, courseOf, FACE_DOWN, readChoice } from '@ikka/blackjack/rules';
import type { OpenRoundView } from '@ikka/contract';
import type { SteppedGame } from '@ikka/game-kit';
import { jacksOrBetter } from '@ikka/jacks-or-better/round';
import { mines } from '@ikka/mines/round';
import { currencies, formatAmount } from '@ikka/money';
import type { SeededRandom } from '@ikka/test-kit';

/** How a game of several steps is played by chance; what is done in an open round follows from what was answered of it. */
export interface StepPlayer {
  readonly game: SteppedGame;
  readonly vassalage: string;
  /** What a round is opened with, as it is sent. */
  opening(random: SeededRandom): { readonly stake: string; readonly bet: unknown };
  action(round: OpenRoundView, random: SeededRandom): unknown;
}

const picksMost = 4;

/** Opens one tile to four, and cashes out. */
const minesPlayer: StepPlayer = {
  game: mines,
  vassalage: 'IKKA_ARCADE',
  opening: (random) => ({ stake: '10.00', bet: { mines: 1 + random.int(5) } }),
  action: ({ step }, random) => {
    const isEnough = step === picksMost || (step > 0 && random.int(4) === 0);
    return isEnough ? { type: 'cash_out' } : { pick: step * 5 };
  },
};

/** Holds any of the five cards. */
const pokerPlayer: StepPlayer = {
  game: jacksOrBetter,
  vassalage: 'IKKA_SLOT',
  opening: () => ({ stake: '10.00', bet: {} }),
  action: (_round, random) => ({ hold: [0, 1, 2, 3, 4].filter(() => random.int(2) === 0) }),
};

const raising: readonly string[] = ['insure', 'double', 'split'];

/** Does whatever is allowed; every other time something that stakes further, where there is that. */
const blackjackPlayer: StepPlayer = {
  game: blackjack,
  vassalage: 'IKKA_ARCADE',
  opening: (random) => {
    // An odd stake too: half of it is rounded down for an insurance.
    const main = 1_000n + BigInt(random.int(200));
    const [pairs, plus3] = [main / BigInt(1 + random.int(4)), BigInt(random.int(2)) * 100n];
    const bet = { main: String(main), pairs: String(pairs), plus3: String(plus3) };
    return { stake: formatAmount(main + pairs + plus3, currencies.PKR), bet };
  },
  action: ({ bet, shown }, random) => {
    const choice = readChoice(bet);
    const { cards } = shown as { readonly cards: readonly (number | null)[] };
    const lying = cards.map((card) => card ?? FACE_DOWN);
    const course = choice && courseOf(choice.acts, lying);
    if (!course) throw new Error('an open round of blackjack cannot be read');
    const allowed = actsOf(choice, course);
    const further = allowed.filter((act) => raising.includes(act));
    return { act: random.pick(further.length > 0 && random.int(2) === 0 ? further : allowed) };
  },
};

export const stepPlayers: readonly StepPlayer[] = [minesPlayer, pokerPlayer, blackjackPlayer];
