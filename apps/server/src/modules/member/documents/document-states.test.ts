import { type DocumentState, documentStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { documentAfter, documentEvents, stateAt } from './document-states.ts';

/** Every state with what each event makes of it, in the order of `documentEvents`; a dash where it cannot happen. */
const table: { readonly [State in DocumentState]: string } = {
  //          upload    take     giveBack  approve  reject   runOut
  missing: 'submitted - - - - -',
  submitted: 'submitted inReview - approved rejected -',
  inReview: '- - submitted approved rejected -',
  approved: '- - - - rejected expired',
  rejected: 'submitted - - - - -',
  expired: 'submitted - - - - -',
};

describe('the states of a document', () => {
  const cases = documentStates.flatMap((state) =>
    table[state]
      .split(' ')
      .map((after, at) => [state, documentEvents[at] as (typeof documentEvents)[number], after] as const),
  );
  it.each(cases)('[M12] %s, %s: %s', (state, event, after) => {
    expect(documentAfter(state, event) ?? '-').toBe(after);
  });

  it('[M12] the table names every event of every state', () => {
    expect(cases).toHaveLength(documentStates.length * documentEvents.length);
    expect(cases.every(([, event]) => event !== undefined)).toBe(true);
  });

  const now = new Date('2026-11-20T08:00:00.000Z');
  const past = new Date(now.getTime() - 1);
  const future = new Date(now.getTime() + 1);
  it.each([
    [null, 'missing'],
    [{ state: 'approved', validUntil: null }, 'approved'],
    [{ state: 'approved', validUntil: future }, 'approved'],
    [{ state: 'approved', validUntil: now }, 'expired'],
    [{ state: 'approved', validUntil: past }, 'expired'],
    [{ state: 'rejected', validUntil: past }, 'rejected'],
    [{ state: 'submitted', validUntil: null }, 'submitted'],
  ] as const)('[M13] %j is %s', (stored, state) => {
    expect(stateAt(stored, now)).toBe(state);
  });
});
