/** What the verifier needs to recompute a round. Amounts are decimal strings as on the wire. */
export interface VerifiableRound {
  readonly game: string;
  readonly version: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What was chosen, as JSON; absent in a game without a choice. */
  readonly bet?: string;
  readonly stake?: string;
  /** The payout that the books have. */
  readonly booked?: string;
  readonly currency?: string;
}

/** The address of the site's verifier with the round in its fragment, which never leaves the browser. */
export function verifyLink(round: VerifiableRound): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(round)) if (value !== undefined) fields.set(name, String(value));
  return `/fair#${fields}`;
}
