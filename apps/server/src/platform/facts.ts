import type { DocumentKind, DocumentState, TalkPush, TalkPushType } from '@ikka/contract';
import type { Logger } from './log.ts';

type SessionEnd =
  | 'logout'
  | 'suspended'
  | 'expired'
  | 'replaced'
  | 'password_changed'
  | 'ended_by_member'
  | 'ended_by_operator';

/** What happened, published after its commit. Names are past tense; payloads are JSON-serialisable but for bigint. */
export interface Facts {
  MemberRegistered: { readonly memberId: bigint; readonly account: string; readonly isTrial: boolean };
  MemberLoggedIn: { readonly memberId: bigint; readonly sessionId: string };
  SessionEnded: {
    readonly memberId: bigint;
    readonly sessionId: string;
    readonly reason: SessionEnd;
  };
  /** The same, in every process. */
  SessionsEnded: {
    readonly sessions: readonly { readonly memberId: bigint; readonly sessionId: string }[];
    readonly reason: SessionEnd;
  };
  MemberSuspended: { readonly memberId: bigint };
  MemberReleased: { readonly memberId: bigint };
  DocumentReviewed: { readonly memberId: bigint; readonly kind: DocumentKind; readonly state: DocumentState };
  DepositSettled: { readonly memberId: bigint; readonly depositId: string; readonly state: string };
  /** A bank transfer went to the operators, or from one pair of eyes to the next. */
  DepositReviewed: { readonly memberId: bigint; readonly depositId: string; readonly state: string };
  WithdrawalChanged: { readonly memberId: bigint; readonly withdrawalId: string; readonly state: string };
  /** A stake was settled, whatever was played. Amounts in smallest units. */
  PlaySettled: {
    readonly playId: string;
    readonly memberId: bigint;
    readonly vendorCode: string;
    readonly gameId: string;
    /** The ledger's code: trial money is a currency of its own. */
    readonly currency: string;
    readonly isTrial: boolean;
    readonly stake: bigint;
    /** What of the stake counts as turnover: all of it but what stood against itself. */
    readonly turnover: bigint;
    readonly payout: bigint;
    readonly settledAt: Date;
    /**
     * Where its outcome can be proven: by the player's own seeds, by the chain that all of a game share, by the vendor that drew it, or by
     * the results that were published.
     */
    readonly proof: 'seeds' | 'chain' | 'vendor' | 'results';
  };
  BalanceChanged: { readonly memberId: bigint };
  /** Limits or exclusions of a member are other than before. */
  ProtectionChanged: { readonly memberId: bigint };
  NoticePublished: {
    readonly noticeId: string;
    readonly title: { readonly EN: string; readonly UR: string };
    readonly publishedFrom: Date;
    /** It is for every visitor, and none that comes up by itself: its title may be told to all. */
    readonly isForAll: boolean;
  };
  /** Visitors see something else than before. */
  ContentChanged: { readonly part: 'notices' | 'banners' | 'resources' | 'games' };
  HelpChanged: { readonly keys: readonly string[] };
  /** Null where it may concern every member. */
  InboxChanged: { readonly memberIds: readonly bigint[] | null };
  RankRaised: { readonly memberId: bigint; readonly rankLevel: number };
  PromotionsChanged: { readonly ids: readonly string[] };
  ChatChanged: { readonly chatId: string };
  ChatTyping: { readonly chatId: string; readonly by: 'visitor' | 'operator' };
  /** Something was said at a table, or taken away; `memberId` where it concerns the pages of one member alone. */
  TableTalked: {
    readonly tableId: string;
    readonly memberId: bigint | null;
    readonly type: TalkPushType;
    readonly push: TalkPush<TalkPushType>;
  };
  /** In every process. */
  SettingsChanged: { readonly keys: readonly string[] };
}

export type FactName = keyof Facts;

/** Carries facts to whoever listens in this process. A listener that fails is logged; it never undoes a fact. */
export interface FactBus {
  publish<Name extends FactName>(name: Name, fact: Facts[Name]): void;
  on<Name extends FactName>(name: Name, listener: (fact: Facts[Name]) => void | Promise<void>): void;
}

export function createFactBus(log: Logger): FactBus {
  const listeners = new Map<FactName, ((fact: never) => void | Promise<void>)[]>();
  return {
    publish(name, fact) {
      for (const listener of listeners.get(name) ?? []) {
        // Started in a microtask, so that a slow listener never delays the answer that published the fact.
        Promise.resolve()
          .then(() => listener(fact as never))
          .catch((error: unknown) => log.error({ err: error, fact: name }, 'a listener of a fact failed'));
      }
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as (fact: never) => void]);
    },
  };
}
