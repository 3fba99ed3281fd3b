import {
  betSigns,
  cardCaseKinds,
  cardCaseStates,
  documentKinds,
  feedbackStates,
  fireSignals,
  marginParts,
  matchChoices,
  shelfCategories,
  sportNames,
} from '@ikka/contract';
import { type Asked, choice, days, raw, readPage, searchOf, text } from './list-search.ts';

/** Of a page's search what the page itself knows: an address may carry more, a language for one, which is no filter. */
export const knownOf = <Search extends object>(
  read: (asked: Asked<Search>) => Search,
  search: Search,
): Search => read(search as Asked<Search>);

const yesNo = ['yes', 'no'] as const;

/** Of a page that is a list without filters. */
export const listSearch = searchOf({ page: readPage });

export const membersSearch = searchOf({
  page: readPage,
  search: text(64),
  state: choice(['active', 'suspended']),
  trial: choice(yesNo),
});

export const affiliatesSearch = searchOf({
  page: readPage,
  search: text(64),
  state: choice(['open', 'closed']),
});

export const memberSearch = searchOf({
  /** Which side of the member is shown; without it the account. */
  tab: choice(['protection', 'limits']),
  /** Of the list that stands there: the statement, or the log. */
  page: readPage,
  /** The wallet whose statement is shown; without it the cash account. */
  wallet: text(20),
  ...days,
});

export const roundsSearch = searchOf({
  page: readPage,
  account: text(64),
  memberId: text(20),
  gameId: text(64),
  trial: choice(yesNo),
  /** Those that are not settled yet alone. */
  state: choice(['open']),
  /** The round that is open beside the list. */
  round: text(36),
  ...days,
});

/** States that a document in the list may have, in the order of its life. */
export const documentStatesOfList = ['submitted', 'inReview', 'approved', 'rejected', 'expired'] as const;

export const documentsSearch = searchOf({
  page: readPage,
  /** Without it what waits for a decision. */
  state: choice(documentStatesOfList),
  kind: choice(documentKinds),
});

/** What a game of the list can be. */
export const gameStates = ['open', 'closed', 'hot'] as const;

export const gamesSearch = searchOf({
  page: readPage,
  search: text(80),
  vendor: text(40),
  category: choice(shelfCategories),
  state: choice(gameStates),
});

export const hallsSearch = searchOf({
  page: readPage,
  signal: choice(['any', ...fireSignals]),
  account: text(64),
  roomId: text(64),
});

export const cardCasesSearch = searchOf({
  /** Without it the cases. */
  tab: choice(['bans']),
  page: readPage,
  /** Without it what waits for an operator. */
  state: choice(cardCaseStates),
  kind: choice(cardCaseKinds),
  account: text(64),
  /** Of bans: those that hold, or those that are over. */
  hold: choice(yesNo),
});

export const lotterySearch = searchOf({
  page: readPage,
  /** A lottery's code; none: whatever waits for a result. */
  game: text(24),
});

export const sportsSearch = searchOf({
  /** Without it the matches. */
  tab: choice(['referrals', 'signs', 'margins']),
  page: readPage,
  choice: choice(matchChoices),
  sport: choice(sportNames),
  search: text(60),
  sign: choice(betSigns),
  by: choice(marginParts),
  ...days,
});

export const matchSearch = searchOf({
  /** Of the bets on the match. */
  page: readPage,
});

export const alarmsSearch = searchOf({
  page: readPage,
  /** Without it those that stand. */
  state: choice(['over']),
});

export const approvalChoices = ['all', 'applied', 'failed', 'rejected', 'cancelled', 'expired'] as const;

export const approvalsSearch = searchOf({
  page: readPage,
  /** Without it what is open: waiting, or approved and not in effect yet. */
  state: choice(approvalChoices),
});

export const feedbackSearch = searchOf({
  page: readPage,
  state: choice(feedbackStates, 'new'),
});

/** The lists of the chat desk. */
export const deskLists = ['waiting', 'mine', 'others', 'closed'] as const;

export const chatsSearch = searchOf({
  page: readPage,
  of: choice(deskLists, 'waiting'),
  /** The chat that is open beside the list. */
  chat: text(36),
});

export const tableChatSearch = searchOf({
  /** The table whose talk is open; what was reported where none is. */
  table: text(60),
});

export const settingsSearch = searchOf({
  group: text(40),
  search: text(64),
});

export const auditSearch = searchOf({
  page: readPage,
  action: text(),
  actor: text(),
  subject: text(),
  ...days,
});

/** Where to go after the login: a page of this office and nothing else. */
export const loginSearch = (
  asked: Asked<{ back: string | undefined }>,
): { readonly back: string | undefined } => {
  const back = raw(asked).back;
  const isOurs = typeof back === 'string' && /^\/(?![/\\])/.test(back) && !back.startsWith('/login');
  return { back: isOurs ? back : undefined };
};
