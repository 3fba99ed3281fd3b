/** What a server made of something that was thrown at it. */
export interface Outcome {
  /** Every status that it answered with; none where it only ended the connection. */
  readonly statuses: readonly number[];
  /** What it said in its last refusal; null where that was not said in the envelope. */
  readonly code: string | null;
  /** What went against the rules, in words; null where nothing did. */
  readonly fault: string | null;
}

/** One thing to throw. It is made wholly before it is thrown, so that a seed throws the same whatever the server does. */
export interface Throwing {
  /** Says what it is to whoever looks for the cause of a fault. */
  readonly what: string;
  send(): Promise<Outcome>;
}

/** The house that is thrown at, and who one may pretend to be there. */
export interface Target {
  /** Without a slash at its end; of this machine. */
  readonly url: string;
  readonly tokens: Readonly<Record<'session' | 'play' | 'operator', string>>;
  /** Encrypts what goes into calls that are encrypted. */
  seal(payload: unknown): Promise<string>;
}
