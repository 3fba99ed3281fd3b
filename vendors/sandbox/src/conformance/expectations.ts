/** An answer as it came, undecided ones too. */
export interface RawAnswer {
  readonly status: number;
  readonly body: {
    readonly success?: boolean;
    readonly code?: string;
    readonly value?: Record<string, unknown>;
  };
}

/** What was done, as the answer tells it; throws where it was not. */
export function isDone(answer: RawAnswer, what: string): Record<string, unknown> {
  if (answer.body.success !== true || answer.body.value === undefined)
    throw new Error(
      `${what}: expected success, got ${answer.status} ${answer.body.code ?? 'without a code'}`,
    );
  return answer.body.value;
}

/** Throws unless it was refused with this code. */
export function isRefused(answer: RawAnswer, code: string, what: string): void {
  if (answer.body.success !== false || answer.body.code !== code)
    throw new Error(`${what}: expected ${code}, got ${answer.status} ${answer.body.code ?? 'success'}`);
}

/** Throws unless both are the same. */
export function isSame(one: unknown, other: unknown, what: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${what}: expected ${JSON.stringify(one)}, got ${JSON.stringify(other)}`);
}
