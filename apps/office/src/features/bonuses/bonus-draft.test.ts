import { bonusTerms } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { type BonusDraft, draftOf, emptyDraft, problemsOf, termsOf } from './bonus-draft.ts';

const full: BonusDraft = {
  ...emptyDraft,
  id: 'half',
  title: { EN: 'Half on top', UR: 'آدھا اوپر' },
  summary: { EN: 'Half of it on top.', UR: 'اس کا آدھا اوپر سے۔' },
};

describe('the draft of a bonus offer', () => {
  it('becomes terms that the contract takes, and back', () => {
    const terms = termsOf({ ...full, methods: 'bank, card', until: '2027-05-01T10:30' }, 'PKR', null);
    expect(bonusTerms.parse(terms)).toEqual(terms);
    expect(terms).toMatchObject({
      percent: '50.00',
      cap: '5000.00',
      turnoverTimes: '5.00',
      methods: ['bank', 'card'],
    });
    expect(termsOf(draftOf('half', terms), 'PKR', terms)).toEqual(terms);
  });

  it('sends a time that was not touched as it was, to the millisecond', () => {
    const terms = { ...termsOf(full, 'PKR', null), from: '2027-05-01T05:30:12.345Z' };
    expect(termsOf(draftOf('half', terms), 'PKR', terms).from).toBe('2027-05-01T05:30:12.345Z');
  });

  it.each([
    [{ title: { EN: 'Eid', UR: ' ' } }, 'title', { UR: 'missing' }],
    [{ percent: 'half' }, 'percent', 'figure'],
    [{ percent: '1000' }, 'percent', 'figure'],
    [{ cap: '-1' }, 'cap', 'figure'],
    [{ turnoverTimes: '10.5' }, 'turnoverTimes', 'times'],
    [{ turnoverTimes: '0.5' }, 'turnoverTimes', 'times'],
    [{ id: 'Half!' }, 'id', 'id'],
    [{ id: 'known' }, 'id', 'taken'],
    [{ id: 'new' }, 'id', 'taken'],
  ] as const)('is not proposed with %o', (change, field, problem) => {
    expect(problemsOf({ ...full, ...change }, ['known'])).toEqual({ [field]: problem });
  });

  it('is proposed as it is', () => {
    expect(problemsOf(full, [])).toEqual({});
    expect(problemsOf({ ...full, turnoverTimes: '10' }, null)).toEqual({});
  });
});
