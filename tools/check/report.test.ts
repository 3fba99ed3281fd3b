import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, report } from './report.ts';

describe('the sum of all suites', () => {
  const said: string[] = [];
  const tell = (outcomes: readonly Outcome[]) => {
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => {
      said.push(line);
    });
    const code = report(outcomes, 1000);
    log.mockRestore();
    return { code, last: said.at(-1) };
  };
  const outcome = (passed: number, failed: number): Outcome => ({
    name: 'x',
    passed,
    failed,
    ms: 1,
    summary: '',
    details: '',
  });
  afterEach(() => {
    said.length = 0;
  });

  it('is the last line, and the exit code follows it', () => {
    expect(tell([outcome(3, 0), outcome(1, 0)])).toEqual({ code: 0, last: '4 passed, 0 failed' });
    expect(tell([outcome(3, 0), outcome(4, 2)])).toEqual({ code: 1, last: '7 passed, 2 failed' });
  });

  it('is no success when nothing ran', () => {
    expect(tell([])).toEqual({ code: 1, last: '0 passed, 0 failed' });
  });
});
