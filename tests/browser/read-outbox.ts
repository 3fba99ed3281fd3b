import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { vi } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';

/** The newest message to somebody that holds what the pattern looks for, as the operator reads it where nothing is sent. */
export function written(server: TestServer, operator: string, to: string, pattern: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const { list } = await must(
        clientOf(server, operator).call(calls.office.officeOutbox, { query: { pageSize: 100 } }),
      );
      const found = list
        .filter((message) => message.to === to)
        .flatMap(({ text }) => pattern.exec(text) ?? [])[0];
      if (found === undefined) throw new Error(`nothing was written to ${to}`);
      return found;
    },
    { timeout: 15_000, interval: 200 },
  );
}

export const codePattern = /\b\d{6}\b/;
/** A code that is well formed and wrong. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
