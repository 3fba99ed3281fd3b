import type { FeedNews } from '@ikka/sports/rules';

/** What comes over a provider's line. Sequences follow one another without a hole. */
export type FeedLine =
  | { readonly kind: 'news'; readonly sequence: number; readonly news: FeedNews }
  /** Something that is no message of the wire; its sequence where that much can be read. */
  | { readonly kind: 'malformed'; readonly sequence: number | null; readonly why: string }
  /** The line lives, and so many messages have been sent. */
  | { readonly kind: 'heartbeat'; readonly sequence: number };

/** All that holds at one moment, and from where messages go on. */
export interface FeedSnapshot {
  readonly epoch: string;
  readonly sequence: number;
  readonly news: readonly FeedNews[];
  /** Matches of which something was malformed; nothing of them is among the news. */
  readonly malformed: readonly string[];
}

/** Where somebody stands in a provider's messages: a sequence of one of its runs. */
export interface FeedPlace {
  readonly epoch: string;
  readonly sequence: number;
}

/** A company that tells of matches. An adapter speaks its wire and answers in the house's words. */
export interface FeedProvider {
  /** Lower case; begins the ids of its matches. */
  readonly code: string;
  snapshot(signal: AbortSignal): Promise<FeedSnapshot>;
  /** Messages after a place, for as long as the line holds. Throws `SnapshotNeeded` where the provider does not go back so far. */
  lines(after: FeedPlace, signal: AbortSignal): AsyncIterable<FeedLine>;
}

/** The provider cannot go on from there. */
export class SnapshotNeeded extends Error {}

export const cursorText = ({ epoch, sequence }: FeedPlace) => `${epoch}:${sequence}`;

/** Null for what is no cursor of ours: then a snapshot is taken. */
export function placeOf(cursor: string | null): FeedPlace | null {
  const [, epoch, digits] = /^(.+):(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return epoch === undefined || digits === undefined ? null : { epoch, sequence: Number(digits) };
}
