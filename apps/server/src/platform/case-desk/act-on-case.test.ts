import { refuse } from '@ikka/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { actOnCase } from './act-on-case.ts';

interface Case {
  readonly holder: string | null;
}

const tx = {} as Transaction;

describe("an operator's act on a case", () => {
  let stands: Case | null = null;
  let acts: unknown[] = [];
  const audit = { record: async (_tx: Transaction, act: unknown) => void acts.push(act) };

  beforeEach(() => {
    stands = { holder: null };
    acts = [];
  });

  const take = (username: string) =>
    actOnCase(
      tx,
      audit,
      { username, ip: '203.0.113.9' },
      {
        subject: 'case:1',
        lock: async () => stands,
        unknown: refuse('chat.unknown'),
        decide(found) {
          if (found.holder === username) return null;
          if (found.holder !== null) return refuse('chat.taken', { operator: found.holder });
          const change = { holder: username };
          return { change, action: 'case.taken', before: found, after: change };
        },
        async write(_found, change) {
          stands = change;
        },
      },
    );

  it('is written and recorded, and refused whoever comes second', async () => {
    expect(await take('omar')).toEqual({ found: { holder: null }, change: { holder: 'omar' } });
    expect(await take('saira')).toMatchObject({ code: 'chat.taken', value: { operator: 'omar' } });
    expect(stands).toEqual({ holder: 'omar' });
    expect(acts).toEqual([
      {
        actorKind: 'operator',
        actor: 'omar',
        ip: '203.0.113.9',
        action: 'case.taken',
        subject: 'case:1',
        before: { holder: null },
        after: { holder: 'omar' },
      },
    ]);
  });

  it('does nothing where it is so already', async () => {
    stands = { holder: 'omar' };
    expect(await take('omar')).toEqual({ found: { holder: 'omar' }, change: null });
    expect(acts).toEqual([]);
  });

  it('is refused where there is no such case', async () => {
    stands = null;
    expect(await take('omar')).toMatchObject({ code: 'chat.unknown' });
    expect(acts).toEqual([]);
  });
});
