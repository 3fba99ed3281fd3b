import { type CallAnswer, type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import { currencies, formatAmount, knownCurrency } from '@ikka/money';
import { listMax, pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import type { PlayFilter } from '../plays/index.ts';
import { betRowView, type GameNames, postingView, roundDetailView } from '../rounds/index.ts';
import { memberIdOf } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Query = CallInput<typeof calls.office.officeRounds>['query'];
type OpenQuery = CallInput<typeof calls.office.officeOpenRounds>['query'];

/** How many members a search by account may bring together. */
const accountsMax = 100;

/** Rounds of every member, newest first, with whose they are. */
export async function findRounds(
  parts: OfficeParts,
  query: Query,
): Promise<CallAnswer<typeof calls.office.officeRounds>> {
  const memberIds = await membersOf(parts, query);
  if (memberIds?.length === 0) return pageOf(query, [], 0);
  const filter: PlayFilter = {
    memberIds,
    gameId: query.gameId,
    currencies: currenciesOf(query),
    ...rangeOf(query),
  };
  const [found, total] = await Promise.all([
    parts.plays.find(filter, rowsOf(query)),
    parts.plays.count(filter, listMax),
  ]);
  const [names, accounts] = await Promise.all([
    parts.namesOf([...new Set(found.map(({ gameId }) => gameId))]),
    accountsOf(
      parts,
      found.map(({ memberId }) => memberId),
    ),
  ]);
  const list = found.map((round) => ({
    ...betRowView(round, nameIn(names, round.gameId)),
    memberId: String(round.memberId),
    account: accounts.get(round.memberId) ?? String(round.memberId),
  }));
  return pageOf(query, list, total);
}

/** Rounds and bets that are not settled yet, longest open first. */
export async function findOpenRounds(
  parts: OfficeParts,
  query: OpenQuery,
): Promise<CallAnswer<typeof calls.office.officeOpenRounds>> {
  const memberIds = await membersOf(parts, query);
  if (memberIds?.length === 0) return pageOf(query, [], 0);
  const { limit, offset } = rowsOf(query);
  const open = await parts.plays.listOpen(
    { memberIds, gameId: query.gameId, currencies: currenciesOf(query) },
    listMax,
  );
  const shown = open.slice(offset, offset + limit);
  const [names, accounts] = await Promise.all([
    parts.namesOf([...new Set(shown.map(({ gameId }) => gameId))]),
    accountsOf(
      parts,
      shown.map(({ memberId }) => memberId),
    ),
  ]);
  const list = shown.map(({ id, memberId, gameId, stake, currency: code, openedAt }) => {
    const currency = knownCurrency(code);
    return {
      roundId: id,
      memberId: String(memberId),
      account: accounts.get(memberId) ?? String(memberId),
      gameId,
      gameName: nameIn(names, gameId),
      stake: formatAmount(stake, currency),
      currency: currency.shownCode,
      isTrial: currency.isTrial,
      openedAt: openedAt.toISOString(),
    };
  });
  return pageOf(query, list, open.length);
}

/** One round with its replay, its seeds and its postings. */
export async function roundDetail(
  parts: OfficeParts,
  roundId: string,
): Promise<CallAnswer<typeof calls.office.officeRound> | Refusal<'round.unknown'>> {
  const story = await parts.rounds.story(roundId);
  if (story === null) return outsideDetail(parts, roundId);
  const { gameId, memberId } = story.round;
  const [names, accounts] = await Promise.all([parts.namesOf([gameId]), accountsOf(parts, [memberId])]);
  return {
    ...roundDetailView(story, nameIn(names, gameId)),
    transactions: null,
    memberId: String(memberId),
    account: accounts.get(memberId) ?? String(memberId),
  };
}

/** A round of an outside game: its outcome is the vendor's, so that there are no seeds; what it moved is here. */
async function outsideDetail(
  parts: OfficeParts,
  roundId: string,
): Promise<CallAnswer<typeof calls.office.officeRound> | Refusal<'round.unknown'>> {
  const story = await parts.outsideStory?.(roundId);
  if (!story) return refuse('round.unknown', { roundId });
  const { gameId, memberId } = story.round;
  const [names, accounts] = await Promise.all([parts.namesOf([gameId]), accountsOf(parts, [memberId])]);
  return {
    ...betRowView(story.round, nameIn(names, gameId)),
    gameVersion: '',
    bet: null,
    outcome: null,
    fairness: null,
    transactions: story.transactions.map(({ transactionId, kind, betId, amount, at }) => ({
      id: transactionId,
      kind,
      betId,
      amount: formatAmount(amount, knownCurrency(story.round.currency)),
      at: at.toISOString(),
    })),
    postings: story.postings.map((posting) => postingView(posting, memberId)),
    memberId: String(memberId),
    account: accounts.get(memberId) ?? String(memberId),
  };
}

/** The members that a query is about: undefined for all, an empty list for none. */
async function membersOf(
  parts: OfficeParts,
  query: Pick<Query, 'account' | 'memberId'>,
): Promise<bigint[] | undefined> {
  const named =
    query.account === undefined || query.account === ''
      ? undefined
      : (
          await parts.identity.findMembers({ search: query.account }, { limit: accountsMax, offset: 0 })
        ).members.map(({ id }) => id);
  if (query.memberId === undefined) return named;
  const one = memberIdOf(query.memberId);
  return one !== null && (named === undefined || named.includes(one)) ? [one] : [];
}

/** The currencies of one kind of money; undefined for both kinds. */
function currenciesOf({ trial }: Pick<Query, 'trial'>): string[] | undefined {
  if (trial === undefined) return undefined;
  return Object.values(currencies)
    .filter(({ isTrial }) => isTrial === (trial === 'yes'))
    .map(({ code }) => code);
}

async function accountsOf(parts: OfficeParts, memberIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const members = await Promise.all(
    [...new Set(memberIds)].map((memberId) => parts.identity.member(memberId)),
  );
  return new Map(members.flatMap((member) => (member === null ? [] : [[member.id, member.name]])));
}

function nameIn(names: ReadonlyMap<string, GameNames>, gameId: string): GameNames {
  return names.get(gameId) ?? { EN: gameId, UR: gameId };
}
