import { refuse } from '@ikka/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { removeByVersion } from './remove-by-version.ts';

const tx = {} as Transaction;
const by = { username: 'omar', ip: '203.0.113.9' };

describe('something that is taken out of a list', () => {
  let stands: { version: number } | null = null;
  let acts: unknown[] = [];
  const audit = { record: async (_tx: Transaction, act: unknown) => void acts.push(act) };

  beforeEach(() => {
    stands = { version: 2 };
    acts = [];
  });

  const remove = (version: number) =>
    removeByVersion(tx, audit, by, {
      version,
      lock: async () => stands,
      versionOf: (line) => line.version,
      async remove() {
        stands = null;
      },
      unknown: refuse('content.unknown'),
      changedMeanwhile: refuse('content.changed_meanwhile'),
      act: (before) => ({ action: 'line.removed', subject: 'line:1', before }),
    });

  it('goes as it was seen, and once', async () => {
    expect(await remove(2)).toEqual({ removed: true });
    expect(stands).toBeNull();
    expect(await remove(2)).toMatchObject({ code: 'content.unknown' });
    expect(acts).toEqual([
      {
        actorKind: 'operator',
        actor: 'omar',
        ip: '203.0.113.9',
        action: 'line.removed',
        subject: 'line:1',
        before: { version: 2 },
      },
    ]);
  });

  it('stays where somebody changed it since', async () => {
    expect(await remove(1)).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(stands).toEqual({ version: 2 });
    expect(acts).toEqual([]);
  });
});
