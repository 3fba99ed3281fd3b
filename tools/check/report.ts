/** How a check or a suite ended. A check counts as one; a suite as its tests. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  /** A few words beside the name. */
  readonly summary: string;
  /** What to read when it failed. */
  readonly details: string;
}

/** Prints what failed and how long each took; the last line is the sum. Returns the exit code. */
export function report(outcomes: readonly Outcome[], ms: number): number {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed);
  const times = outcomes.map((outcome) => `${outcome.name} ${(outcome.ms / 1000).toFixed(0)} s`).join(', ');
  console.log(`\n${times}; all in ${(ms / 1000).toFixed(0)} s`);
  for (const outcome of outcomes.filter((one) => one.failed > 0)) {
    console.log(
      `failed: ${outcome.name} (${outcome.failed}); details above and in test-results/logs/${outcome.name}.log`,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
