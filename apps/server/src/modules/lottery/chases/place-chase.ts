import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal, refuse, type SlipLine } from '@ikka/contract';
import {
  checkChase,
  type Game,
  holidaysOf,
  issueOfNumber,
  playOf,
  printSelection,
  selectFor,
} from '@ikka/lottery/rules';
import { knownCurrency } from '@ikka/money';
import { derivedId } from '../../ledger/index.ts';
import { soldGame } from '../offered.ts';
import type { Bettor, SlipParts, SlipRefusal } from '../slips/place-slip.ts';
import { readLines } from '../slips/read-lines.ts';
import { attendChase } from './attend-chases.ts';
import {
  countRunning,
  deleteChase,
  findChase,
  insertChase,
  type StoredChase,
  type StoredStep,
  stepsOf,
} from './store.ts';
import { contentOf, linesAt } from './stored-chase.ts';

export interface ChaseWish {
  readonly bettor: Bettor;
  /** The player's UUIDv7 for this one chase. */
  readonly key: string;
  readonly game: string;
  readonly lines: readonly SlipLine[];
  readonly group?: number | undefined;
  readonly steps: readonly { readonly issue: string; readonly multiple: number }[];
  readonly stopsAfterWin: boolean;
}

export interface WholeChase {
  readonly chase: StoredChase;
  readonly steps: readonly StoredStep[];
}

/** So many chases of one member run at once. */
const runningMost = 20;

/**
 * Accepts a chase and charges the issue of it that is on sale. What it costs later is taken when its issues open, and may be refused then.
 * The same chase again is answered as it stands. Where not even its first issue can be charged, the whole is refused.
 */
export async function placeChase(
  parts: SlipParts,
  wish: ChaseWish,
): Promise<WholeChase | SlipRefusal | Refusal<'lottery.chase_invalid'>> {
  const { db } = parts.database;
  const { bettor, lines, stopsAfterWin } = wish;
  const game = soldGame(wish.game);
  if (game === null) return refuse('lottery.game_unknown');
  const id = derivedId(wish.key, `${bettor.memberId}/chase`);
  const known = await findChase(db, id);
  if (known !== null) {
    const whole = { chase: known, steps: await stepsOf(db, [id]) };
    if (!isSame(game, whole, wish)) return refuse('idempotency.mismatch');
    return known.state === 'running' || isRefusedAtOnce(whole) ? begin(parts, id) : whole;
  }
  const currency = knownCurrency(bettor.currency);
  const invalid = (why: string) => refuse('lottery.chase_invalid', { why });
  const plan = {
    issues: wish.steps.map(({ issue }) => issue),
    multiples: wish.steps.map(({ multiple }) => BigInt(multiple)),
    stopsAfterWin,
  };
  const unfit = checkChase(plan);
  if (unfit !== null) return invalid(unfit);
  const steps = stepsFor(game, id, wish, parts.clock.now());
  if (steps === null) return invalid('issue_unknown');
  const slip = readLines(parts.terms, game, wish, currency);
  if (isRefusal(slip)) return slip;
  const largest = wish.steps.reduce((most, { multiple }) => Math.max(most, multiple), 1);
  const atMost = readLines(
    parts.terms,
    game,
    { ...wish, lines: linesAt(lines, largest, currency) },
    currency,
  );
  if (isRefusal(atMost)) return atMost;
  const closed = await parts.whyClosed(game.code);
  if (closed) return closed;
  if ((await countRunning(db, bettor.memberId)) >= runningMost) return invalid('too_many');
  const chase: StoredChase = {
    id,
    ...bettor,
    game: game.code,
    content: { lines: slip.lines, group: slip.group },
    stake: slip.stake,
    stopsAfterWin,
    state: 'running',
    why: null,
    placedAt: parts.clock.now(),
  };
  await parts.database.transaction((tx) => insertChase(tx, chase, steps));
  return begin(parts, id);
}

/**
 * Charges the issue that is on sale, unless that is done, and answers the chase as it stands then. A chase of which nothing was charged
 * is forgotten; another request for the same one may have forgotten it first.
 */
async function begin(parts: SlipParts, id: string): Promise<WholeChase | SlipRefusal> {
  const { db } = parts.database;
  const refused = await attendChase(parts, id);
  const chase = await findChase(db, id);
  if (chase === null) return refused ?? refuse('request.too_many', { retryAfterSeconds: 1 });
  const whole = { chase, steps: await stepsOf(db, [id]) };
  if (refused === null ? !isRefusedAtOnce(whole) : whole.steps.some(isCharged)) return whole;
  await parts.database.transaction((tx) => deleteChase(tx, id));
  return refused ?? refuse('request.too_many', { retryAfterSeconds: 1 });
}

const isCharged = ({ slipId, state }: StoredStep): boolean => slipId !== null && state !== 'missed';

/**
 * Whether a chase was refused as it was placed: its first issue was on sale and could not be charged. The request that placed it deletes
 * it, unless its process died before.
 */
function isRefusedAtOnce({ chase, steps }: WholeChase): boolean {
  const [first] = steps;
  return (
    chase.state === 'stopped' &&
    chase.why !== null &&
    first?.why === chase.why &&
    first.opensAt <= chase.placedAt &&
    !steps.some(isCharged)
  );
}

/** The issues of a chase by the calendar: following ones that may still be bet on, in the order in which they are drawn; else null. */
function stepsFor(game: Game, chaseId: string, { steps }: ChaseWish, now: Date): StoredStep[] | null {
  const found: StoredStep[] = [];
  for (const [at, { issue: number, multiple }] of steps.entries()) {
    const issue = issueOfNumber(game, number, holidaysOf(game.code));
    const before = found.at(-1);
    if (issue === null || issue.closesAt <= now.getTime()) return null;
    if (before !== undefined && before.drawsAt.getTime() >= issue.drawsAt) return null;
    found.push({
      chaseId,
      at,
      number,
      opensAt: new Date(issue.opensAt),
      closesAt: new Date(issue.closesAt),
      drawsAt: new Date(issue.drawsAt),
      multiple,
      state: 'waiting',
      slipId: null,
      payout: null,
      why: null,
    });
  }
  return found;
}

/** Whether a chase that stands is the one that is wished for, however its player wrote the selections. */
function isSame(game: Game, { chase, steps }: WholeChase, wish: ChaseWish): boolean {
  const told = ({ play, selection, price, odds }: SlipLine) => ({
    play,
    selection: asKept(game, play, selection),
    price,
    odds,
  });
  const { lines, group } = contentOf(chase);
  return (
    chase.game === wish.game &&
    chase.currency === wish.bettor.currency &&
    chase.stopsAfterWin === wish.stopsAfterWin &&
    (wish.group === undefined || wish.group === group) &&
    isDeepStrictEqual(
      steps.map(({ number: issue, multiple }) => ({ issue, multiple })),
      wish.steps.map(({ issue, multiple }) => ({ issue, multiple })),
    ) &&
    isDeepStrictEqual(lines.map(told), wish.lines.map(told))
  );
}

/** A selection as a slip keeps it: `1||||` is `1`. One that cannot be read stays as it is. */
function asKept(game: Game, code: string, selection: string): string {
  const play = playOf(game.shape, code);
  const read = play && selectFor(play, selection);
  return read === undefined || read.refusal !== undefined ? selection : printSelection(read.selection);
}
