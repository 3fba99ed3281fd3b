import { refuse } from '@ikka/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { saveByVersion } from './save-by-version.ts';

interface Line {
  readonly text: string;
  readonly version: number;
}

const tx = {} as Transaction;
const by = { username: 'omar', ip: '203.0.113.9' };

describe('what operators keep in a list', () => {
  let stands: Line | null = null;
  let acts: unknown[] = [];
  const audit = { record: async (_tx: Transaction, act: unknown) => void acts.push(act) };

  beforeEach(() => {
    stands = null;
    acts = [];
  });

  /** `taken` is what another process makes at the very moment of the write. */
  const save = (text: string, version: number, taken: Line | null = null) =>
    saveByVersion(tx, audit, by, {
      version,
      lock: async () => stands,
      find: async () => stands,
      versionOf: (line: Line) => line.version,
      isSame: (line) => line.text === text,
      changedMeanwhile: refuse('content.changed_meanwhile'),
      refusalOf: () => (text === '' ? refuse('content.full', { limit: 1 }) : null),
      async write(_before, next) {
        stands = taken ?? { text, version: next };
        return taken === null;
      },
      act: (before) => ({
        action: before === null ? 'line.added' : 'line.changed',
        subject: 'line:1',
        ...(before === null ? {} : { before: before.text }),
        after: text,
      }),
    });

  it('is added, and changed as the version that was edited', async () => {
    expect(await save('one', 0)).toEqual({ stored: { text: 'one', version: 1 }, isNew: true });
    expect(await save('two', 1)).toEqual({ stored: { text: 'two', version: 2 }, isNew: true });
    const actor = { actorKind: 'operator', actor: 'omar', ip: '203.0.113.9', subject: 'line:1' };
    expect(acts).toEqual([
      { ...actor, action: 'line.added', after: 'one' },
      { ...actor, action: 'line.changed', before: 'one', after: 'two' },
    ]);
  });

  it('is not changed by the same again, whatever version was edited', async () => {
    stands = { text: 'one', version: 4 };
    expect(await save('one', 3)).toEqual({ stored: stands, isNew: false });
    expect(acts).toEqual([]);
  });

  it.each([
    [{ text: 'one', version: 2 }, 1],
    [{ text: 'one', version: 2 }, 0],
    [null, 1],
  ])('%j stays as it is where version %i was edited', async (before, version) => {
    stands = before;
    expect(await save('two', version)).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(stands).toEqual(before);
    expect(acts).toEqual([]);
  });

  it('stays as it is where a rule stands in the way, after the version was looked at', async () => {
    stands = { text: 'one', version: 2 };
    expect(await save('', 2)).toMatchObject({ code: 'content.full', value: { limit: 1 } });
    expect(await save('', 1)).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(acts).toEqual([]);
  });

  it('that another press made at this very moment is the same, or was changed meanwhile', async () => {
    const same = { text: 'one', version: 1 };
    expect(await save('one', 0, same)).toEqual({ stored: same, isNew: false });
    stands = null;
    expect(await save('one', 0, { text: 'other', version: 1 })).toMatchObject({
      code: 'content.changed_meanwhile',
    });
    expect(acts).toEqual([]);
  });
});
