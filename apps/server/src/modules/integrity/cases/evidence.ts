/** How one of a pair played while the two alone were left in a hand, and how he does against everybody else. */
export interface DuelEvidence {
  readonly acts: number;
  readonly raises: number;
  readonly otherActs: number;
  readonly otherRaises: number;
  readonly conceded: number;
}

/** What was counted of a pair when it was judged last. Sums are those of the member with the smaller id; amounts are smallest units. */
export interface PairEvidence {
  /** Days, both counted. */
  readonly from: string;
  readonly to: string;
  readonly hands: number;
  readonly net: string;
  readonly quietNet: string;
  readonly netStakes: number;
  readonly expectedStakes: number;
  readonly z: number;
  readonly low: DuelEvidence;
  readonly high: DuelEvidence;
  readonly sharedNetworkHands: number;
  /** Those in which most moved. */
  readonly handList: readonly {
    readonly at: string;
    readonly net: string;
    readonly lowRound: string;
    readonly highRound: string;
  }[];
}
