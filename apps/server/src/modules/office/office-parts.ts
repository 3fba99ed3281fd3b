import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Member } from '../member/index.ts';
import type { GameNames, Rounds } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';

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
  readonly rounds: Pick<Rounds, 'find' | 'count' | 'story'>;
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
