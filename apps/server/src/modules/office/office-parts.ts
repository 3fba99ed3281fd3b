import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger, StoredTransfer } from '../ledger/index.ts';
import type { Member } from '../member/index.ts';
import type { BetRound, GameNames, OpenPlay, OpenPlayFilter, RoundFilter, Rounds } from '../rounds/index.ts';
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
  /** Of the house's own games and of outside ones. */
  readonly rounds: Pick<Rounds, 'count' | 'story'> & {
    find(
      filter: RoundFilter,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<readonly (BetRound & { readonly memberId: bigint })[]>;
    /** What is not settled yet, longest open first. */
    openPlays(filter: OpenPlayFilter, most: number): Promise<OpenPlay[]>;
    /** A round of an outside game with what it moved; null where it is none, absent where there are no such games. */
    readonly outsideStory?: (roundId: string) => Promise<{
      readonly round: BetRound & { readonly memberId: bigint };
      readonly postings: readonly StoredTransfer[];
      readonly transactions: readonly OutsideTransaction[];
    } | null>;
  };
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
