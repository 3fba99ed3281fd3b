/** What the verifier needs to recompute a round. */
export interface VerifiableRound {
  readonly game: string;
  readonly version: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stake?: string;
  readonly payout?: string;
  readonly currency?: string;
}

/** The address of the site's verifier with the round filled in. */
export function verifyLink(round: VerifiableRound): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(round)) if (value !== undefined) query.set(name, String(value));
  return `/fair?${query}`;
}
