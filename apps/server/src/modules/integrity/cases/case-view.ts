import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { caseVersion } from '../../../platform/case-desk/case-version.ts';
import { findBans } from '../bans/ban-store.ts';
import { banView } from '../bans/ban-view.ts';
import { pairsOf } from '../pairs/pair-store.ts';
import type { IntegrityParts } from '../parts.ts';
import { membersOf } from './act-on-case.ts';
import {
  type CaseFilter,
  findCase,
  findCases,
  reportCounts,
  reportsOf,
  type StoredCase,
  type StoredReport,
  waitingCaseOf,
} from './case-store.ts';
import type { PairEvidence } from './evidence.ts';

type Detail = CallAnswer<typeof calls.officeIntegrity.officeCardCase>;
type Row = CallAnswer<typeof calls.officeIntegrity.officeCardCases>['list'][number];
type Parts = Pick<IntegrityParts, 'database' | 'clock' | 'identity' | 'gameNames'>;
type Accounts = ReadonlyMap<bigint, string>;

const reportsShown = 100;
const pairsShown = 12;
const bansShown = 20;

/** Cases as their list shows them. */
export async function caseRows(
  parts: Parts,
  filter: CaseFilter,
): Promise<{ readonly list: Row[]; readonly total: number }> {
  const { db } = parts.database;
  const { list, total } = await findCases(db, filter);
  const [accounts, games, reports] = await Promise.all([
    parts.identity.namesOf(list.flatMap(membersOf)),
    parts.gameNames([...new Set(list.flatMap(({ gameId }) => gameId ?? []))]),
    reportCounts(
      db,
      list.map(({ id }) => id),
    ),
  ]);
  return {
    list: list.map((one) => rowOf(one, accounts, games, reports.get(one.id) ?? 0)),
    total,
  };
}

/** All that is known of a case. No card is in it but by the link to a round that is over. */
export async function caseDetail(parts: Parts, id: string): Promise<Detail | Refusal<'card_case.unknown'>> {
  const { db } = parts.database;
  const found = await findCase(db, id);
  if (found === null) return refuse('card_case.unknown');
  const members = membersOf(found);
  const now = parts.clock.now();
  const everything = { limit: bansShown, offset: 0, isOn: undefined, now };
  const [reports, pairs, bans] = await Promise.all([
    reportsOf(db, id, reportsShown),
    pairsOf(db, members, pairsShown + 1),
    findBans(db, { ...everything, memberIds: members }),
  ]);
  const others = pairs
    .filter(
      ({ low, high, gameId, currency }) =>
        low !== found.low || high !== found.high || gameId !== found.gameId || currency !== found.currency,
    )
    .slice(0, pairsShown);
  const games = await parts.gameNames([
    ...new Set([...others.map(({ gameId }) => gameId), ...(found.gameId === null ? [] : [found.gameId])]),
  ]);
  const accounts = await parts.identity.namesOf([
    ...members,
    ...reports.map(({ reporter }) => reporter),
    ...others.flatMap(membersOf),
  ]);
  const cases = await Promise.all(others.map((pair) => waitingCaseOf(db, pair)));
  const row = rowOf(found, accounts, games, reports.length);
  const { evidence, currency } = found;
  const isTurned = evidence !== null && BigInt(evidence.net) < 0n;
  return {
    ...row,
    figures: evidence === null || currency === null ? null : figuresOf(evidence, currency, isTurned),
    hands: evidence === null || currency === null ? [] : handsOf(evidence, currency, isTurned),
    reportList: reports.map((report) => reportView(report, accounts)),
    otherPairs: others.map((pair, at) => ({
      members: membersOf(pair).map((memberId) => memberView(memberId, accounts)),
      gameName: nameOf(games, pair.gameId),
      hands: pair.hands,
      z: rounded(pair.z),
      points: pair.points,
      caseId: cases[at] ?? null,
    })),
    bans: bans.list.map((ban) => banView(ban, accounts)),
    decision:
      found.decidedAt === null
        ? null
        : {
            by: found.decidedBy ?? '',
            at: found.decidedAt.toISOString(),
            reason: found.decidedFor ?? '',
          },
  };
}

/** Of a pair the one who won stands first. */
function rowOf(
  found: StoredCase,
  accounts: Accounts,
  games: ReadonlyMap<string, { readonly EN: string; readonly UR: string }>,
  reports: number,
): Row {
  const members = membersOf(found);
  const isTurned = found.evidence !== null && BigInt(found.evidence.net) < 0n;
  return {
    id: found.id,
    kind: found.kind,
    state: found.state,
    members: (isTurned ? members.toReversed() : members).map((memberId) => memberView(memberId, accounts)),
    gameId: found.gameId,
    gameName: found.gameId === null ? null : nameOf(games, found.gameId),
    points: found.points,
    signs: found.signs,
    reports,
    holder: found.holder,
    openedAt: found.openedAt.toISOString(),
    changedAt: found.changedAt.toISOString(),
    version: caseVersion(found),
  };
}

const memberView = (memberId: bigint, accounts: Accounts) => ({
  memberId: String(memberId),
  account: accounts.get(memberId) ?? String(memberId),
});

const nameOf = (games: ReadonlyMap<string, { readonly EN: string; readonly UR: string }>, gameId: string) => {
  const { EN, UR } = games.get(gameId) ?? { EN: gameId, UR: gameId };
  return { EN, UR };
};

const reportView = (
  { at, reporter, reason, text, roomId, hand, roundId }: StoredReport,
  accounts: Accounts,
) => ({
  at: at.toISOString(),
  reporter: memberView(reporter, accounts),
  reason,
  text,
  roomId,
  hand,
  roundId,
});

/** Two digits say all that a deviation can tell. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function figuresOf(evidence: PairEvidence, code: string, isTurned: boolean): Detail['figures'] {
  const currency = knownCurrency(code);
  const side = isTurned ? -1 : 1;
  const shown = (units: string) => formatAmount(BigInt(side) * BigInt(units), currency);
  const { from, to, hands, low, high, sharedNetworkHands } = evidence;
  return {
    from,
    to,
    currency: currency.shownCode,
    hands,
    net: shown(evidence.net),
    netStakes: rounded(side * evidence.netStakes),
    expectedStakes: rounded(side * evidence.expectedStakes),
    z: rounded(side * evidence.z),
    quietNet: shown(evidence.quietNet),
    first: isTurned ? high : low,
    second: isTurned ? low : high,
    sharedNetworkHands,
  };
}

function handsOf({ handList }: PairEvidence, code: string, isTurned: boolean): Detail['hands'] {
  const currency = knownCurrency(code);
  const side = isTurned ? -1n : 1n;
  return handList.map(({ at, net, lowRound, highRound }) => ({
    at,
    net: formatAmount(side * BigInt(net), currency),
    roundIds: isTurned ? [highRound, lowRound] : [lowRound, highRound],
  }));
}
