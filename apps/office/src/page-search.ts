import {
  type BetSign,
  betSigns,
  type CardCaseKind,
  type CardCaseState,
  cardCaseKinds,
  cardCaseStates,
  type DocumentKind,
  documentKinds,
  type FeedbackState,
  type FireSignalName,
  feedbackStates,
  fireSignals,
  type MarginPart,
  type MatchChoice,
  marginParts,
  matchChoices,
  type ShelfCategory,
  type SportName,
  shelfCategories,
  sportNames,
} from '@ikka/contract';
import { type Asked, type DaysSearch, raw, readChoice, readDay, readPage, readText } from './list-search.ts';

/** Of a page's search what the page itself knows: an address may carry more, a language for one, which is no filter. */
export const knownOf = <Search extends object>(
  read: (asked: Asked<Search>) => Search,
  search: Search,
): Search => read(search as Asked<Search>);

const yesNo = ['yes', 'no'] as const;

export interface MembersSearch {
  readonly page: number;
  readonly search: string | undefined;
  readonly state: 'active' | 'suspended' | undefined;
  readonly trial: 'yes' | 'no' | undefined;
}

export const membersSearch = (asked: Asked<MembersSearch>): MembersSearch => ({
  page: readPage(raw(asked)),
  search: readText(raw(asked), 'search', 64),
  state: readChoice(raw(asked), 'state', ['active', 'suspended']),
  trial: readChoice(raw(asked), 'trial', yesNo),
});

export interface AffiliatesSearch {
  readonly page: number;
  readonly search: string | undefined;
  readonly state: 'open' | 'closed' | undefined;
}

export const affiliatesSearch = (asked: Asked<AffiliatesSearch>): AffiliatesSearch => ({
  page: readPage(raw(asked)),
  search: readText(raw(asked), 'search', 64),
  state: readChoice(raw(asked), 'state', ['open', 'closed']),
});

export interface MemberSearch extends DaysSearch {
  /** Which side of the member is shown; without it the account. */
  readonly tab: 'protection' | 'limits' | undefined;
  /** Of the list that stands there: the statement, or the log. */
  readonly page: number;
  /** The wallet whose statement is shown; without it the cash account. */
  readonly wallet: string | undefined;
}

export const memberSearch = (asked: Asked<MemberSearch>): MemberSearch => ({
  tab: readChoice(raw(asked), 'tab', ['protection', 'limits']),
  page: readPage(raw(asked)),
  wallet: readText(raw(asked), 'wallet', 20),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

export interface RoundsSearch extends DaysSearch {
  readonly page: number;
  readonly account: string | undefined;
  readonly memberId: string | undefined;
  readonly gameId: string | undefined;
  readonly trial: 'yes' | 'no' | undefined;
  /** Those that are not settled yet alone. */
  readonly state: 'open' | undefined;
  /** The round that is open beside the list. */
  readonly round: string | undefined;
}

export const roundsSearch = (asked: Asked<RoundsSearch>): RoundsSearch => ({
  page: readPage(raw(asked)),
  account: readText(raw(asked), 'account', 64),
  memberId: readText(raw(asked), 'memberId', 20),
  gameId: readText(raw(asked), 'gameId', 64),
  trial: readChoice(raw(asked), 'trial', yesNo),
  state: readChoice(raw(asked), 'state', ['open']),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
  round: readText(raw(asked), 'round', 36),
});

/** States that a document in the list may have, in the order of its life. */
export const documentStatesOfList = ['submitted', 'inReview', 'approved', 'rejected', 'expired'] as const;

export interface DocumentsSearch {
  readonly page: number;
  /** Without it what waits for a decision. */
  readonly state: (typeof documentStatesOfList)[number] | undefined;
  readonly kind: DocumentKind | undefined;
}

export const documentsSearch = (asked: Asked<DocumentsSearch>): DocumentsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', documentStatesOfList),
  kind: readChoice(raw(asked), 'kind', documentKinds),
});

/** What a game of the list can be. */
export const gameStates = ['open', 'closed', 'hot'] as const;

export interface GamesSearch {
  readonly page: number;
  readonly search: string | undefined;
  readonly vendor: string | undefined;
  readonly category: ShelfCategory | undefined;
  readonly state: (typeof gameStates)[number] | undefined;
}

export const gamesSearch = (asked: Asked<GamesSearch>): GamesSearch => ({
  page: readPage(raw(asked)),
  search: readText(raw(asked), 'search', 80),
  vendor: readText(raw(asked), 'vendor', 40),
  category: readChoice(raw(asked), 'category', shelfCategories),
  state: readChoice(raw(asked), 'state', gameStates),
});

export interface HallsSearch {
  readonly page: number;
  readonly signal: 'any' | FireSignalName | undefined;
  readonly account: string | undefined;
  readonly roomId: string | undefined;
}

export const hallsSearch = (asked: Asked<HallsSearch>): HallsSearch => ({
  page: readPage(raw(asked)),
  signal: readChoice(raw(asked), 'signal', ['any', ...fireSignals]),
  account: readText(raw(asked), 'account', 64),
  roomId: readText(raw(asked), 'roomId', 64),
});

export interface CardCasesSearch {
  /** Without it the cases. */
  readonly tab: 'bans' | undefined;
  readonly page: number;
  /** Without it what waits for an operator. */
  readonly state: CardCaseState | undefined;
  readonly kind: CardCaseKind | undefined;
  readonly account: string | undefined;
  /** Of bans: those that hold, or those that are over. */
  readonly hold: 'yes' | 'no' | undefined;
}

export const cardCasesSearch = (asked: Asked<CardCasesSearch>): CardCasesSearch => ({
  tab: readChoice(raw(asked), 'tab', ['bans']),
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', cardCaseStates),
  kind: readChoice(raw(asked), 'kind', cardCaseKinds),
  account: readText(raw(asked), 'account', 64),
  hold: readChoice(raw(asked), 'hold', yesNo),
});

export interface LotterySearch {
  readonly page: number;
  /** A lottery's code; none: whatever waits for a result. */
  readonly game: string | undefined;
}

export const lotterySearch = (asked: Asked<LotterySearch>): LotterySearch => ({
  page: readPage(raw(asked)),
  game: readText(raw(asked), 'game', 24),
});

export const sportsTabs = ['referrals', 'signs', 'margins'] as const;

export interface SportsSearch extends DaysSearch {
  /** Without it the matches. */
  readonly tab: (typeof sportsTabs)[number] | undefined;
  readonly page: number;
  readonly choice: MatchChoice | undefined;
  readonly sport: SportName | undefined;
  readonly search: string | undefined;
  readonly sign: BetSign | undefined;
  readonly by: MarginPart | undefined;
}

export const sportsSearch = (asked: Asked<SportsSearch>): SportsSearch => ({
  tab: readChoice(raw(asked), 'tab', sportsTabs),
  page: readPage(raw(asked)),
  choice: readChoice(raw(asked), 'choice', matchChoices),
  sport: readChoice(raw(asked), 'sport', sportNames),
  search: readText(raw(asked), 'search', 60),
  sign: readChoice(raw(asked), 'sign', betSigns),
  by: readChoice(raw(asked), 'by', marginParts),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

export interface MatchSearch {
  /** Of the bets on the match. */
  readonly page: number;
}

export const matchSearch = (asked: Asked<MatchSearch>): MatchSearch => ({ page: readPage(raw(asked)) });

export interface AlarmsSearch {
  readonly page: number;
  /** Without it those that stand. */
  readonly state: 'over' | undefined;
}

export const alarmsSearch = (asked: Asked<AlarmsSearch>): AlarmsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', ['over']),
});

export const approvalChoices = ['all', 'applied', 'failed', 'rejected', 'cancelled', 'expired'] as const;

export interface ApprovalsSearch {
  readonly page: number;
  /** Without it what is open: waiting, or approved and not in effect yet. */
  readonly state: (typeof approvalChoices)[number] | undefined;
}

export const approvalsSearch = (asked: Asked<ApprovalsSearch>): ApprovalsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', approvalChoices),
});

export interface NoticesSearch {
  readonly page: number;
}

export const noticesSearch = (asked: Asked<NoticesSearch>): NoticesSearch => ({ page: readPage(raw(asked)) });

export interface MessagesSearch {
  readonly page: number;
}

export const messagesSearch = (asked: Asked<MessagesSearch>): MessagesSearch => ({
  page: readPage(raw(asked)),
});

export interface FeedbackSearch {
  readonly page: number;
  readonly state: FeedbackState;
}

export const feedbackSearch = (asked: Asked<FeedbackSearch>): FeedbackSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', feedbackStates) ?? 'new',
});

/** The lists of the chat desk. */
export const deskLists = ['waiting', 'mine', 'others', 'closed'] as const;

export interface ChatsSearch {
  readonly page: number;
  readonly of: (typeof deskLists)[number];
  /** The chat that is open beside the list. */
  readonly chat: string | undefined;
}

export const chatsSearch = (asked: Asked<ChatsSearch>): ChatsSearch => ({
  page: readPage(raw(asked)),
  of: readChoice(raw(asked), 'of', deskLists) ?? 'waiting',
  chat: readText(raw(asked), 'chat', 36),
});

export interface TableChatSearch {
  /** The table whose talk is open; what was reported where none is. */
  readonly table: string | undefined;
}

export const tableChatSearch = (asked: Asked<TableChatSearch>): TableChatSearch => ({
  table: readText(raw(asked), 'table', 60),
});

export interface OutboxSearch {
  readonly page: number;
}

export const outboxSearch = (asked: Asked<OutboxSearch>): OutboxSearch => ({ page: readPage(raw(asked)) });

export interface SettingsSearch {
  readonly group: string | undefined;
  readonly search: string | undefined;
}

export const settingsSearch = (asked: Asked<SettingsSearch>): SettingsSearch => ({
  group: readText(raw(asked), 'group', 40),
  search: readText(raw(asked), 'search', 64),
});

export interface AuditSearch extends DaysSearch {
  readonly page: number;
  readonly action: string | undefined;
  readonly actor: string | undefined;
  readonly subject: string | undefined;
}

export const auditSearch = (asked: Asked<AuditSearch>): AuditSearch => ({
  page: readPage(raw(asked)),
  action: readText(raw(asked), 'action'),
  actor: readText(raw(asked), 'actor'),
  subject: readText(raw(asked), 'subject'),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

/** Where to go after the login: a page of this office and nothing else. */
export const loginSearch = (
  asked: Asked<{ back: string | undefined }>,
): { readonly back: string | undefined } => {
  const back = raw(asked).back;
  const isOurs = typeof back === 'string' && /^\/(?![/\\])/.test(back) && !back.startsWith('/login');
  return { back: isOurs ? back : undefined };
};
