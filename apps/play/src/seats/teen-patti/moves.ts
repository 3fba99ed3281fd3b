import type { TeenPattiAct, TeenPattiView } from '@ikka/teen-patti/rules';

type Moves = NonNullable<TeenPattiView['moves']>;
export type MoveName =
  | 'pack'
  | 'see'
  | 'least'
  | 'raise'
  | 'show'
  | 'sideShow'
  | 'accept'
  | 'refuse'
  | 'allIn';

/** Something that can be done now, with what it costs as a decimal string. */
export interface Move {
  readonly name: MoveName;
  readonly act: TeenPattiAct;
  readonly amount: string | null;
  /** How a bet is called: blind or chaal. */
  readonly bet: 'blind' | 'chaal' | null;
}

const move = (
  name: MoveName,
  act: TeenPattiAct,
  amount: string | null = null,
  bet: Move['bet'] = null,
): Move => ({
  name,
  act,
  amount,
  bet,
});

/** What stands in a view as buttons, in their order. */
export function movesIn(moves: Moves | null): readonly Move[] {
  if (moves === null) return [];
  if (moves.answer) {
    return [
      move('refuse', { type: 'answer', accepts: false }),
      move('accept', { type: 'answer', accepts: true }),
    ];
  }
  return [
    ...(moves.pack ? [move('pack', { type: 'pack' })] : []),
    ...(moves.see ? [move('see', { type: 'see' })] : []),
    ...(moves.sideShow === null ? [] : [move('sideShow', { type: 'side_show' }, moves.sideShow)]),
    ...(moves.show === null ? [] : [move('show', { type: 'show' }, moves.show)]),
    ...moves.bets.map(({ type, amount }, at) =>
      move(at === 0 ? 'least' : 'raise', { type: 'bet', amount }, amount, type),
    ),
    ...(moves.allIn === null ? [] : [move('allIn', { type: 'all_in' }, moves.allIn)]),
  ];
}

/** The key of each button, by its place on the keyboard: the same in both languages. */
export const keysOf: Readonly<Record<MoveName, string>> = {
  pack: 'KeyF',
  see: 'KeyS',
  least: 'KeyC',
  raise: 'KeyR',
  show: 'KeyW',
  sideShow: 'KeyD',
  accept: 'KeyY',
  refuse: 'KeyN',
  allIn: 'KeyA',
};

/** What is to be done as soon as it is one's turn. */
export interface Wish {
  readonly kind: 'pack' | 'least';
  /** The hand that it was meant for, and the stake at which it was: a raise takes it back. */
  readonly hand: number;
  readonly stake: string;
}

/** The act of a wish once it can be done; null for not yet; `over` where it does not count any more. */
export function grant(
  wish: Wish,
  now: { readonly hand: number; readonly stake: string; readonly moves: Moves | null },
): TeenPattiAct | 'over' | null {
  if (wish.hand !== now.hand) return 'over';
  if (wish.kind === 'least' && wish.stake !== now.stake) return 'over';
  // Asked for a side show one decides by oneself.
  if (now.moves === null || !now.moves.pack) return null;
  if (wish.kind === 'pack') return { type: 'pack' };
  const [least] = now.moves.bets;
  return least === undefined ? 'over' : { type: 'bet', amount: least.amount };
}
