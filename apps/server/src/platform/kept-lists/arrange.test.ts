import { refuse } from '@ikka/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { arrange } from './arrange.ts';

interface Place {
  readonly id: string;
  readonly isShown: boolean;
}

const tx = {} as Transaction;
const by = { username: 'omar', ip: '203.0.113.9' };
const [a, b, c]: readonly [Place, Place, Place] = [
  { id: 'a', isShown: true },
  { id: 'b', isShown: true },
  { id: 'c', isShown: false },
];

describe('the order of a list', () => {
  let put: [id: string, position: number][] = [];
  let acts: unknown[] = [];
  const audit = { record: async (_tx: Transaction, act: unknown) => void acts.push(act) };

  beforeEach(() => {
    put = [];
    acts = [];
  });

  const arranged = (seen: readonly Place[], wanted: readonly Place[]) =>
    arrange(tx, audit, by, {
      before: [a, b, c],
      seen,
      wanted,
      keyOf: ({ id }) => id,
      changedMeanwhile: refuse('content.changed_meanwhile'),
      put: async ({ id }, position) => void put.push([id, position]),
      action: 'line.arranged',
      subject: 'line:all',
    });

  it('is the one that is wanted, and what the places hold beside it', async () => {
    const wanted = [c, { ...a, isShown: false }, b];
    expect(await arranged([a, b, c], wanted)).toEqual({ isNew: true });
    expect(put).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
    expect(acts).toEqual([
      {
        actorKind: 'operator',
        actor: 'omar',
        ip: '203.0.113.9',
        action: 'line.arranged',
        subject: 'line:all',
        before: { order: [a, b, c] },
        after: { order: wanted },
      },
    ]);
  });

  it('is not written where it stands already, whatever was seen', async () => {
    expect(await arranged([b, a, c], [a, b, c])).toEqual({ isNew: false });
    expect([put, acts]).toEqual([[], []]);
  });

  it.each([
    ['somebody arranged it since', [b, a, c], [c, b, a]],
    ['somebody hid one since', [a, { ...b, isShown: false }, c], [c, b, a]],
    ['somebody added one since', [a, b], [b, a]],
    ['one is missing', [a, b, c], [c, b]],
    ['one is there twice', [a, b, c], [c, b, b]],
    ['one is unknown', [a, b, c], [c, b, { id: 'd', isShown: true }]],
  ])('stays where %s', async (_why, seen, wanted) => {
    expect(await arranged(seen, wanted)).toMatchObject({ code: 'content.changed_meanwhile' });
    expect([put, acts]).toEqual([[], []]);
  });
});
