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

/** A win of ten times the stake and more, with what proves it. */
export interface PlayWin extends SettledPlay {
  /** The version, seeds and choice by which anybody can draw it again; null where a vendor drew it, or results did. */
  readonly drawn: {
    readonly gameVersion: string;
    readonly seedPairId: bigint;
    readonly nonce: number;
    readonly choice: unknown;
  } | null;
}

/** A place among wins in the order in which they were settled. */
export interface WinPlace {
  readonly playedAt: Date;
  readonly id: string;
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
