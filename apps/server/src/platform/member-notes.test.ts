import { fakeClock } from '@ikka/test-kit/pure';
import { beforeEach, expect, it } from 'vitest';
import { createMemberNotes } from './member-notes.ts';

const clock = fakeClock();
let written: bigint[][];
let fault: Error | null;
let note: (about: { readonly memberId: bigint }) => Promise<void>;

beforeEach(() => {
  written = [];
  fault = null;
  note = createMemberNotes({
    clock,
    silentMs: 1_000,
    async write(notes: readonly { readonly memberId: bigint }[]) {
      if (fault !== null) throw fault;
      written.push(notes.map(({ memberId }) => memberId));
    },
  });
});

const noteAll = (...members: bigint[]) => Promise.all(members.map((memberId) => note({ memberId })));

it('writes the members of one moment at once, each once and in order', async () => {
  await noteAll(3n, 1n, 20n, 1n, 2n);
  expect(written).toEqual([[1n, 2n, 3n, 20n]]);
});

it('is silent about a member for a while, and only about that one', async () => {
  await noteAll(1n);
  clock.advance(999);
  await noteAll(1n, 2n);
  clock.advance(1);
  await noteAll(1n, 2n);
  expect(written).toEqual([[1n], [2n], [1n]]);
});

it('writes so many at a time that nobody waits long for one statement', async () => {
  await noteAll(...Array.from({ length: 450 }, (_, index) => BigInt(index + 1)));
  expect(written.map(({ length }) => length)).toEqual([200, 200, 50]);
});

it('says that a note could not be written, and writes the next one about that member', async () => {
  fault = new Error('the line is dead');
  await expect(noteAll(1n, 2n)).rejects.toThrow('the line is dead');
  fault = null;
  await noteAll(2n);
  expect(written).toEqual([[2n]]);
});
