/** What was played and is settled, whatever product it was. Amounts in smallest units of the ledger's currency. */
export interface SettledPlay {
  readonly id: string;
  readonly memberId: bigint;
  readonly gameId: string;
  readonly vendorCode: string;
  /** Without what was given back. */
  readonly stake: bigint;
  readonly payout: bigint;
  /** The ledger's code: trial money is a currency of its own. */
  readonly currency: string;
  readonly playedAt: Date;
}

/** What is looked for; every wish that is given must be met. */
export interface PlayFilter {
  readonly memberIds?: readonly bigint[] | undefined;
  readonly gameId?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly currencies?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface PlayTotals {
  readonly rounds: number;
  readonly stake: bigint;
  /** Stakes without what was set off. */
  readonly turnover: bigint;
  readonly payout: bigint;
}

/** A round or a bet that is not settled yet. */
export interface OpenPlay {
  readonly id: string;
  readonly memberId: bigint;
  readonly gameId: string;
  readonly currency: string;
  /** All that it has staked by now, in smallest units. */
  readonly stake: bigint;
  readonly openedAt: Date;
}

export type OpenPlayFilter = Pick<PlayFilter, 'memberIds' | 'gameId' | 'currencies'>;

/** Whose play it is, and of which game. */
export interface PlayedGame {
  readonly id: string;
  readonly gameId: string;
  readonly vendorCode: string;
}
