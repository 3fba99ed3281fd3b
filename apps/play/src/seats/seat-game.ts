import type { PlayedRound, SeatRoomEvent } from '@ikka/contract';
import type { Namespace } from '@ikka/i18n/react';
import type { ComponentType, ReactNode } from 'react';
import type { SeatView } from './seat-snapshot.ts';

/** What lies in front of one seat. Texts are in the page's language. */
export interface LaidSeat {
  /** The seat's cards, face down where null; none for a seat without a part in the hand. */
  readonly cards: readonly (number | null)[];
  /** Has given the hand up. */
  readonly isOut: boolean;
  /** Places of cards that belong together: they lie a little higher. */
  readonly raised?: readonly number[];
  /** How it plays, such as blind or seen. */
  readonly tag: { readonly text: string; readonly isBright: boolean } | null;
  /** What it did last. */
  readonly word: string | null;
  /** What its cards come to, where they can be seen. */
  readonly rank: string | null;
  /** What lies before it and is not in the middle yet: a decimal string. */
  readonly bet?: string | null;
}

/** A hand as it lies on the table, whatever the game. */
export interface LaidHand {
  /** A decimal string; null where nothing is put in before the end. */
  readonly pot: string | null;
  /** What of it lies in the middle already, where that is less. */
  readonly gathered?: string;
  /** What is played for now, under the pot. */
  readonly line: string;
  /** What lies at one seat as a sign of its part, and where; the dealer's button where a game says nothing. */
  readonly button?: { readonly seat: number | null; readonly letter: string };
  /** Cards that lie open for all, where a game has them. */
  readonly board?: readonly number[];
  /** Parts of the pot that not everybody may win; empty where there is one. */
  readonly pots?: readonly { readonly amount: string; readonly seats: readonly number[] }[];
  readonly seats: ReadonlyMap<number, LaidSeat>;
}

/** What a game adds to the kit. Its hooks read texts and decide nothing: the server's view says what can be done. */
export interface SeatGame {
  readonly texts: readonly Namespace[];
  /** The hand of a view as it is laid; null where none is on. */
  useLaid(view: SeatView | null): LaidHand | null;
  /** How a hand that is over ended, in one sentence. */
  useEnding(): (view: SeatView) => string | null;
  /** What a seat did, for those who listen; null for what is not told. */
  useActWords(): (view: SeatView, event: Extract<SeatRoomEvent, { type: 'act' }>) => string | null;
  /** The buttons of a seat that has a part in the hand. */
  readonly Actions: ComponentType<{ readonly view: SeatView }>;
  /** What stands over one's own cards, such as the way to look at them. */
  readonly OwnCards: ComponentType<{ readonly view: SeatView; readonly children: ReactNode }>;
  /** What lies in the middle of the table where that is more than a pot, such as a pile to draw from. */
  readonly Middle?: ComponentType<{ readonly view: SeatView }>;
  /** What lies open once a hand is over, where the table has no room for it. */
  readonly Shown?: ComponentType<{ readonly view: SeatView }>;
  /** One's own cards in a replay, where the table has no room for them. */
  readonly Held?: ComponentType<{ readonly view: SeatView }>;
  /** In a replay, what each hand that is known by now could hope for at a step; absent where no card is to come. */
  readonly Equity?: ComponentType<{ readonly view: SeatView; readonly outcome: unknown }>;
  /** The rules, inside the panel. */
  readonly Rules: ComponentType;
  /** A hand of the record, told and shown again. */
  readonly RecordedHand: ComponentType<{ readonly round: PlayedRound }>;
}
