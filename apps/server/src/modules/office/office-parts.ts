import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger, StoredTransfer } from '../ledger/index.ts';
import type { Member } from '../member/index.ts';
import type { Plays, SettledPlay } from '../plays/index.ts';
import type { GameNames, Rounds } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';

/** What an outside vendor sent of a round; the amount in smallest units of the round's currency. */
export interface OutsideTransaction {
  readonly transactionId: string;
  readonly kind: string;
  /** The bet that a refund or a rollback is about. */
  readonly betId: string | null;
  readonly amount: bigint;
  readonly at: Date;
}

/** A play that is no round of the house's own games, with what it moved. */
export interface OutsideStory {
  readonly round: SettledPlay;
  readonly postings: readonly StoredTransfer[];
  readonly transactions: readonly OutsideTransaction[];
}

/** What the office shows and does comes from the modules whose it is; it keeps nothing of its own. */
export interface OfficeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly settings: Pick<Settings, 'get' | 'list' | 'change'>;
  readonly identity: Pick<
    Identity,
    | 'findMembers'
    | 'member'
    | 'sessionsOf'
    | 'suspendMember'
    | 'releaseMember'
    | 'affiliates'
    | 'createAffiliate'
    | 'closeAffiliate'
    | 'support'
  >;
  readonly ledger: Pick<Ledger, 'balances' | 'cashOf' | 'account' | 'statement' | 'health'>;
  readonly member: Pick<
    Member,
    | 'findDocuments'
    | 'documentsOf'
    | 'document'
    | 'viewDocument'
    | 'approveDocument'
    | 'reviewDocument'
    | 'profileForOperator'
    | 'changeProfileOf'
    | 'payoutAccounts'
    | 'resetAvatar'
    | 'shownAvatar'
  >;
  readonly plays: Pick<Plays, 'find' | 'count' | 'listOpen'>;
  readonly rounds: Pick<Rounds, 'story'>;
  /** A play that is no round of the house's own games, with what it moved; null where it is none, absent where there are no such. */
  readonly outsideStory?: (roundId: string) => Promise<OutsideStory | null>;
  readonly content: Pick<
    Content,
    | 'publishNotice'
    | 'withdrawNotice'
    | 'changeNotice'
    | 'previewNotice'
    | 'listNotices'
    | 'listHelp'
    | 'writtenVersions'
    | 'helpPlaces'
    | 'previewHelp'
    | 'publishHelp'
    | 'arrangeHelp'
  >;
  readonly channels: Pick<Channels, 'hasOutbox' | 'readOutbox' | 'deliveriesOf'>;
  /** English and Urdu names of games by id. */
  readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;
}
