import { z } from 'zod';
import { amount, currencyCode, instant, localText, sentText, uuid, whole } from './wire.ts';

export const gameCode = sentText.min(1).max(24);
export const issueNumber = z
  .string()
  .regex(/^\d{12}$/)
  .meta({ description: 'the day and the place within it', example: '202611240001' });

/** How much a slip may hold. */
export const slipLimits = {
  linesMost: 60,
  selectionMost: 4_000,
  multipleMost: 10_000,
  chaseMost: 120,
} as const;

/** Where an issue stands: sold, waiting for its result, drawn and being paid, paid, or without result and paid back. */
export const issueStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const;
export const issueState = z.enum(issueStates);
export type IssueState = z.infer<typeof issueState>;

export const board = z.string().meta({
  description: 'the numbers by group: groups parted by |, numbers of a group by commas',
  example: '1,2,3,4,5',
});

export const issue = z.object({
  number: issueNumber,
  opensAt: instant,
  closesAt: instant.meta({ description: 'bets are taken before, by the clock of the server' }),
  drawsAt: instant,
  host: z.string().nullable(),
});
export type LotteryIssue = z.infer<typeof issue>;

export const drawn = z.object({
  number: issueNumber,
  drawsAt: instant,
  board,
  version: whole(1).meta({ description: 'above 1 where the result was corrected' }),
  source: z.enum(['operators', 'provider']).nullable().meta({
    description: 'who brought the result of an outside draw; null of a draw of the house, which has a proof',
  }),
});
export type LotteryDrawn = z.infer<typeof drawn>;

export const odds = z
  .record(sentText.max(40), sentText.max(24))
  .meta({ description: 'by tier, what one unit of stake returns, its stake included' });

/** What one unit costs: so many of two coins or of a part of them, or any amount where odds are fixed. */
const unitPrice = z.union([
  z.object({ unitStake: amount }),
  z.object({ mode: z.enum(['YUAN', 'JIAO', 'FEN', 'LI']), multiple: whole(1, slipLimits.multipleMost) }),
]);
export type SlipUnitPrice = z.infer<typeof unitPrice>;

export const line = z.object({
  play: sentText.min(1).max(40),
  selection: sentText.min(1).max(slipLimits.selectionMost).meta({ example: '12,37' }),
  price: unitPrice,
  odds: odds.meta({ description: 'as they were shown; with others the line is not taken' }),
});
export type SlipLine = z.infer<typeof line>;

export const prizeGroup = whole(1_000, 2_000).meta({
  description: 'what the prizes are made of: the lower it is, the more of the stake comes back as a rebate',
  example: 1960,
});

/** What of a line won, and where it stands on the board. */
const lineHit = z.object({
  tier: z.string(),
  times: whole(1),
  symbols: z.array(z.string()),
  odds: z.string(),
  at: z
    .array(z.object({ group: z.string(), index: whole(), from: whole().optional(), to: whole().optional() }))
    .meta({
      description: 'the numbers on the board, from one symbol to before another where only a part counts',
    }),
});

const acceptedLine = line.extend({ units: whole(1), stake: amount });

const slipStates = ['open', 'won', 'lost', 'returned'] as const;
export type SlipState = (typeof slipStates)[number];

export const slip = z.object({
  slipId: uuid,
  game: gameCode,
  issue: issueNumber,
  state: z.enum(slipStates),
  placedAt: instant,
  closesAt: instant.meta({ description: 'it may be cancelled before' }),
  drawsAt: instant,
  stake: amount,
  payout: amount.nullable().meta({ description: 'null while it is open' }),
  currency: currencyCode,
  board: board.nullable(),
  group: prizeGroup.nullable().meta({ description: 'null where odds are fixed' }),
  rebate: amount.meta({ description: 'what of the stake comes back when it is settled, won or lost' }),
  chaseId: uuid.nullable(),
  revision: whole().meta({
    description: 'above 0 where it was settled again because its result was corrected',
  }),
  lines: z.array(
    acceptedLine
      .extend({
        payout: amount.nullable(),
        hits: z.array(lineHit).nullable().meta({ description: 'null while it is open, empty where it lost' }),
      })
      .meta({ description: 'as they were accepted, with the odds locked then' }),
  ),
});
export type LotterySlip = z.infer<typeof slip>;

const hot = z.object({
  fact: z
    .string()
    .meta({ description: 'as `exposuresOf` of the rules names it', example: 'vn-north tail2 37' }),
  left: amount.meta({ description: 'what may still be won by it on this issue, all players together' }),
});
export const hotNumbers = {
  cap: amount
    .nullable()
    .meta({ description: 'what may be won by one fact of one issue; null where nothing bounds it' }),
  hot: z.array(hot).meta({ description: 'facts of which more than half of the cap is used' }),
};

const chaseStates = ['running', 'ended', 'stopped'] as const;
export type ChaseStateName = (typeof chaseStates)[number];
const chaseStepStates = ['waiting', 'charged', 'won', 'lost', 'void', 'missed', 'stopped'] as const;
export type ChaseStepState = (typeof chaseStepStates)[number];

/** A refusal by which a chase, or an issue of it, was not charged. */
const whyNot = z.string().nullable();

export const chase = z.object({
  chaseId: uuid,
  game: gameCode,
  state: z.enum(chaseStates),
  why: whyNot.meta({ description: 'why it stopped by itself' }),
  stopsAfterWin: z.boolean(),
  placedAt: instant,
  lines: z.array(acceptedLine).meta({ description: 'at a multiple of one' }),
  group: prizeGroup.nullable(),
  currency: currencyCode,
  stake: amount.meta({ description: 'of one issue at a multiple of one' }),
  total: amount.meta({ description: 'what it costs if every issue is charged' }),
  charged: amount,
  won: amount,
  steps: z.array(
    z.object({
      issue: issueNumber,
      drawsAt: instant,
      multiple: whole(1, slipLimits.multipleMost),
      stake: amount,
      state: z.enum(chaseStepStates),
      slipId: uuid.nullable(),
      payout: amount.nullable(),
      why: whyNot,
    }),
  ),
});
export type LotteryChase = z.infer<typeof chase>;

export const deskGame = z.object({
  code: gameCode,
  name: localText,
  issue: issue.nullable().meta({ description: 'the one that is sold now, or next; null where none is' }),
  isOpen: z.boolean().meta({ description: 'false while the game is closed or in maintenance' }),
  last: drawn.nullable(),
});
export type LotteryDeskGame = z.infer<typeof deskGame>;

const listedGame = deskGame.extend({
  vassalage: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  mode: z.enum(['Lott', 'ZY', 'Elott', 'SEA']),
});
export type LotteryMenuGame = z.infer<typeof listedGame>;

export const menu = z.object({ list: z.array(listedGame), serverTime: instant });

export const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
